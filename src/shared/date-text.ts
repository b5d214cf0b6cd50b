/**
 * Months, days and lists as our three languages write them. As with numbers, a waking page needs no formatter of the browser's
 * for them: the first one that knows dates costs a phone a hundred milliseconds.
 */
import type { Locale } from './locale.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** `2020-01` as "January 2020", 「2020年1月」. */
export function monthText(isoMonth: string, locale: Locale): string {
  const [year = 0, month = 0] = isoMonth.split('-').map(Number)
  return MONTH_WRITERS[locale](year, month)
}

/** `2026-07-22` as "July 22, 2026", 「2026年7月22日」. */
export function dayText(isoDay: string, locale: Locale): string {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
  return DAY_WRITERS[locale](year, month, day)
}

/** From a day to a later one, with what both share said once: "July 22–28, 2026", 「2026年7月22日〜28日」. */
export function dayRangeText({ from, to }: { from: string; to: string }, locale: Locale): string {
  const [first, last] = [dayText(from, locale), dayText(to, locale)]
  const shared = sharedBy(from, to)
  if (locale !== 'en') {
    return `${first}${locale === 'ja' ? '〜' : '~'}${last.replace(SHARED_BEGINNINGS[shared], '')}`
  }
  const start = shared === 'nothing' ? first : first.replace(/, \d+$/, '')
  return shared === 'month' ? `${start}–${last.replace(/^\w+ /, '')}` : `${start} – ${last}`
}

const MONTH_WRITERS = {
  en: (year, month) => `${MONTHS[month - 1]} ${year}`,
  ja: (year, month) => `${year}年${month}月`,
  ko: (year, month) => `${year}년 ${month}월`,
} as const satisfies Record<Locale, (year: number, month: number) => string>

const DAY_WRITERS = {
  en: (year, month, day) => `${MONTHS[month - 1]} ${day}, ${year}`,
  ja: (year, month, day) => `${year}年${month}月${day}日`,
  ko: (year, month, day) => `${year}년 ${month}월 ${day}일`,
} as const satisfies Record<Locale, (year: number, month: number, day: number) => string>

const SHARED_BEGINNINGS = { nothing: /^/, year: /^\d+[年년] ?/, month: /^.*[月월] ?/ } as const

function sharedBy(isoDay: string, other: string): keyof typeof SHARED_BEGINNINGS {
  if (isoDay.slice(0, 7) === other.slice(0, 7)) return 'month'
  return isoDay.slice(0, 4) === other.slice(0, 4) ? 'year' : 'nothing'
}
