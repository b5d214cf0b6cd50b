/** Days of the shop are days in Japan, which keeps one offset all year. */
import { minuteInJapan } from './japan-minute.ts'

/** The ISO day in Japan at this moment. */
export const dayInJapan = (moment: Date): string => minuteInJapan(moment).slice(0, 10)

/** The moment at which an ISO day begins in Japan. */
export const startInJapan = (day: string): Date => new Date(`${day}T00:00:00+09:00`)
