/** How many days a transfer still has, as days pass in Japan: 0 on the last one, negative afterwards. */
import { dayInJapan } from '#shared/japan-day.ts'

const DAY_MS = 86_400_000

export const daysLeft = (deadline: Date, now: Date): number =>
  (Date.parse(dayInJapan(deadline)) - Date.parse(dayInJapan(now))) / DAY_MS
