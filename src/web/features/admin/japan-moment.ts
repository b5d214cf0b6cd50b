/** A moment as a field for date and time takes it: of the clock in Japan, to the minute. */
const JAPAN_OFFSET_MS = 9 * 3_600_000

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::00)?$/

export const typedMoment = (moment: Date): string =>
  new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 16)

/** `null` for what is no moment: 30 February too, which a clock would move into March. */
export function momentTyped(typed: string): Date | null {
  if (!TYPED.test(typed)) return null
  const moment = new Date(`${typed.slice(0, 16)}:00+09:00`)
  return Number.isNaN(moment.getTime()) || typedMoment(moment) !== typed.slice(0, 16)
    ? null
    : moment
}
