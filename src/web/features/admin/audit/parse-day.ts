import { isIsoDay } from '#shared/iso-day.ts'
import { startInJapan } from '#shared/japan-day.ts'

/** Days are days in Japan; `null` for what is none. */
export const startOfDay = (day: string): Date | null => (isIsoDay(day) ? startInJapan(day) : null)
