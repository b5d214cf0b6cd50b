/** When readers were first given a dated text as it is: its day, its publication or its last change, whichever is last. */
import { startInJapan } from '#shared/japan-day.ts'

type Dated = { startDate: string; publishedAt: Date | null; changedAt: Date | null }

export function lastChangeOf({ startDate, publishedAt, changedAt }: Dated): Date {
  const moments = [startInJapan(startDate), publishedAt, changedAt]
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))
}
