import { startInJapan } from '#shared/japan-day.ts'

import { dateTimeText } from '../parts/date-time.tsx'

/** An ISO day of a statement, as the reader writes days. */
export const dayText = (day: string, locale: string): string =>
  dateTimeText(startInJapan(day), locale, true)
