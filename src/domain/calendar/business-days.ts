/** Days on which we work: none of a weekend and no public holiday in Japan. */
import { dayAfter, isJapaneseHoliday, weekdayOf } from './japanese-holidays.ts'

/** An ISO day. */
export function businessDaysAfter(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0; ) {
    found = dayAfter(found)
    if (isBusinessDay(found)) left -= 1
  }
  return found
}

export const isBusinessDay = (day: string): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isJapaneseHoliday(day)
