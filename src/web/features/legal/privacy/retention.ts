/** What is stored and for how long, on one scale of time. Each period is the constant by which a job deletes, or by which a count ends. */
import { ACCESS_LOG_DAYS } from '#domain/audit/policy.ts'
import { OPEN_ALERT_DAYS, SENT_ALERT_DAYS } from '#domain/catalog/restock-alerts/policy.ts'
import { ORDER_DRAFT_DAYS } from '#domain/drafts/policy.ts'
import { CUSTOMS_CODE_RETENTION_DAYS } from '#domain/orders/policy.ts'
import { IDEMPOTENCY_HOURS, LIMITS } from '#domain/rate-limits/policy.ts'
import type { Translate } from '#i18n/translate.ts'

/** `hours` is `null` where no period is fixed, and `until` says what ends it. */
export type Retention = { data: string; until: string; hours: number | null }

/** After this no count of attempts is left, however long its window is. */
export const COUNT_HOURS_MAX =
  Math.max(...Object.values(LIMITS).map(({ windowSeconds }) => windowSeconds)) / 3600

const HOURS_PER_DAY = 24

/** Fixed periods from the shortest to the longest, then the others. */
export function retentionsOf(t: Translate): Retention[] {
  const forHours = (data: string, hours: number, since: string): Retention => ({
    data,
    hours,
    until: t('privacy.scaleHours', { hours, since }),
  })
  const forDays = (data: string, days: number, since: string): Retention => ({
    data,
    hours: days * HOURS_PER_DAY,
    until: t('privacy.scaleDays', { days, since }),
  })
  const fixed = [
    forHours(t('privacy.scaleTries'), COUNT_HOURS_MAX, t('privacy.scaleTriesSince')),
    forHours(t('privacy.scaleAnswers'), IDEMPOTENCY_HOURS, t('privacy.scaleAnswersSince')),
    forDays(t('privacy.scaleCustoms'), CUSTOMS_CODE_RETENTION_DAYS, t('privacy.scaleCustomsSince')),
    forDays(t('privacy.scaleAlertSent'), SENT_ALERT_DAYS, t('privacy.scaleAlertSentSince')),
    forDays(t('privacy.scaleDraft'), ORDER_DRAFT_DAYS, t('privacy.scaleDraftSince')),
    forDays(t('privacy.scaleAlertOpen'), OPEN_ALERT_DAYS, t('privacy.scaleAlertOpenSince')),
    forDays(t('privacy.scaleAccess'), ACCESS_LOG_DAYS, t('privacy.scaleAccessSince')),
  ]
  return [
    ...fixed.toSorted((one, other) => (one.hours ?? 0) - (other.hours ?? 0)),
    open(t('privacy.keptAccountTitle'), t('privacy.scaleAccountUntil')),
    open(t('privacy.keptNewsTitle'), t('privacy.scaleNewsUntil')),
    open(t('privacy.keptMessagesTitle'), t('privacy.scaleMessagesUntil')),
    open(t('privacy.keptOrdersTitle'), t('privacy.scaleOrdersUntil')),
  ]
}

const open = (data: string, until: string): Retention => ({ data, until, hours: null })

const MARKS = [
  { word: 'privacy.scaleHour', hours: 1 },
  { word: 'privacy.scaleDay', hours: HOURS_PER_DAY },
  { word: 'privacy.scaleWeek', hours: 7 * HOURS_PER_DAY },
  { word: 'privacy.scaleMonth', hours: 30 * HOURS_PER_DAY },
  { word: 'privacy.scaleYear', hours: 365 * HOURS_PER_DAY },
] as const

/** The words below the scale, each with its place. */
export const marksOf = (t: Translate) =>
  MARKS.map(({ word, hours }) => ({ word: t(word), at: placeOf(hours) }))

/** The scale ends after its last mark, so that what is open is longer than a year. */
const SCALE_HOURS_MAX = 2 * 365 * HOURS_PER_DAY

/** Percent of the width. Hours and years share the scale, so it is logarithmic from one hour on. */
export const placeOf = (hours: number): number =>
  Math.round((1000 * Math.log(hours)) / Math.log(SCALE_HOURS_MAX)) / 10
