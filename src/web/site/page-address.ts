import type { Locale } from '#shared/locale.ts'

/** The canonical address of a page in one language. */
export const addressIn = (origin: string, path: string, locale: Locale): string =>
  `${origin}${path}?lang=${locale}`
