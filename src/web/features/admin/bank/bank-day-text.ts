import { momentText } from '../moment.tsx'

/** An ISO day of a statement, as the reader writes days. */
export const dayText = (day: string, locale: string): string =>
  momentText(new Date(`${day}T00:00:00+09:00`), locale, true)
