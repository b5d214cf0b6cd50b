/** Moments as staff type them: to the minute, as clocks in Japan show them. */
const JAPAN_OFFSET_MS = 9 * 3_600_000

/** Some browsers write the seconds of a whole minute too. */
const TYPED = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::00)?$/

/** What a field for date and time holds. */
export const minuteInJapan = (moment: Date): string =>
  new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 16)

/** `null` for an invalid minute, such as 30 February, which `Date` would move into March. */
export function momentAt(input: string): Date | null {
  const [, minute] = TYPED.exec(input) ?? []
  if (minute === undefined) return null
  const moment = new Date(`${minute}:00+09:00`)
  return !Number.isNaN(moment.getTime()) && minuteInJapan(moment) === minute ? moment : null
}
