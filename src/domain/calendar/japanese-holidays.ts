/**
 * Japan's public holidays by the rules of the holiday law as in force since 2022, for the years
 * 2024 to 2035. A day is an ISO string ("2026-09-22"). Parliament may change the law: then this file.
 */
import { daysAfter } from '#shared/iso-day.ts'
import { memoize } from '#shared/memoize.ts'

const FIRST_YEAR = 2024
/** Bank deadlines throw in later years. @internal */
export const LAST_YEAR = 2035

/** Month and day: New Year, Foundation, Emperor, Showa, Constitution, Greenery, Children, Mountain, Culture, Labour. */
const FIXED = [
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
]

/** Coming of Age, Marine, Aged and Sports Day: the n-th Monday of a month. */
const MONDAYS = [
  { month: 1, nth: 2 },
  { month: 7, nth: 3 },
  { month: 9, nth: 3 },
  { month: 10, nth: 2 },
]

export const isJapaneseHoliday = (day: string): boolean =>
  holidaysOf(Number(day.slice(0, 4))).has(day)

/** The first public holiday on this ISO day or after it. */
export function nextHolidayFrom(day: string): string {
  let found = day
  while (!isJapaneseHoliday(found)) found = dayAfter(found)
  return found
}

/** The public holidays of a year as ISO days. @internal */
export const holidaysOf = memoize(findHolidays)

function findHolidays(year: number): ReadonlySet<string> {
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`Holidays are known from ${FIRST_YEAR} to ${LAST_YEAR}, not for ${year}`)
  }
  const named = namedHolidaysOf(year)
  return new Set([...named, ...substitutesOf(named), ...betweenDaysOf(named)])
}

export const dayAfter = (day: string, days = 1): string => daysAfter(day, days)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

function namedHolidaysOf(year: number): ReadonlySet<string> {
  return new Set([
    ...FIXED.map((monthDay) => `${year}-${monthDay}`),
    ...MONDAYS.map(({ month, nth }) => nthMondayOf(year, month, nth)),
    `${year}-03-${equinoxDay(20.8431, year)}`,
    `${year}-09-${equinoxDay(23.2488, year)}`,
  ])
}

function nthMondayOf(year: number, month: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const untilMonday = (8 - weekdayOf(first)) % 7
  return dayAfter(first, untilMonday + 7 * (nth - 1))
}

/** The usual approximation from 1980 to 2099; `base` is the moment of the equinox in 1980, in days. */
function equinoxDay(base: number, year: number): number {
  const years = year - 1980
  return Math.floor(base + 0.242194 * years) - Math.floor(years / 4)
}

/** A holiday on a Sunday is given back on the next day that is not a holiday itself. */
function substitutesOf(named: ReadonlySet<string>): string[] {
  return [...named]
    .filter((day) => weekdayOf(day) === 0)
    .map((sunday) => {
      let day = dayAfter(sunday)
      while (named.has(day)) day = dayAfter(day)
      return day
    })
}

/** A day between two holidays is one as well: in September, when the Aged and the equinox are two days apart. */
function betweenDaysOf(named: ReadonlySet<string>): string[] {
  return [...named]
    .filter((day) => named.has(dayAfter(day, 2)))
    .map((day) => dayAfter(day))
    .filter((day) => !named.has(day) && weekdayOf(day) !== 0)
}
