import { expect, test } from 'vitest'

import { ACCESS_LOG_DAYS } from '#domain/audit/policy.ts'
import { OPEN_ALERT_DAYS, SENT_ALERT_DAYS } from '#domain/catalog/restock-alerts/policy.ts'
import { ORDER_DRAFT_DAYS } from '#domain/drafts/policy.ts'
import { CUSTOMS_CODE_RETENTION_DAYS } from '#domain/orders/policy.ts'
import { IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'

import { COUNT_HOURS_MAX, marksOf, placeOf, retentionsOf } from './retention.ts'

test('decisions 9: the scale has every period by which a job deletes, the shortest first, as in its words', () => {
  const days = [
    CUSTOMS_CODE_RETENTION_DAYS,
    SENT_ALERT_DAYS,
    ORDER_DRAFT_DAYS,
    OPEN_ALERT_DAYS,
    ACCESS_LOG_DAYS,
  ]
  for (const locale of LOCALES) {
    const rows = retentionsOf(translator(locale))
    const fixed = rows.filter(({ hours }) => hours !== null)

    expect(fixed.map(({ hours }) => hours)).toEqual(
      [COUNT_HOURS_MAX, IDEMPOTENCY_HOURS, ...days.map((count) => count * 24)].toSorted(
        (one, other) => one - other,
      ),
    )
    for (const { hours, until } of fixed) {
      const count = Number(/\d+/.exec(until)?.[0])
      expect([count, count * 24], `${locale} ${until}`).toContain(hours)
    }
    // What has no period comes last, and says what ends it.
    expect(rows.slice(fixed.length).map(({ hours }) => hours)).toEqual([null, null, null, null])
  }
})

test('decisions 9: the scale begins at an hour, and what is longer is farther, also beyond its last mark', () => {
  const places = marksOf(translator('en')).map(({ at }) => at)
  expect(places[0]).toBe(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBe(places.length)
  expect(places.at(-1)).toBeLessThan(100)
  expect(placeOf(ACCESS_LOG_DAYS * 24)).toBeGreaterThan(placeOf(ORDER_DRAFT_DAYS * 24))
  expect(placeOf(2 * 365 * 24)).toBe(100)
})
