/** The address of the picture that a page is shared with: drawn by the server from the page's name, in its language. */
import type { Locale } from '#shared/locale.ts'

export const SOCIAL_PREFIX = '/social'

/** Home has a picture of its own, so that every path here has a name. */
export const socialPath = (locale: Locale, path: string): string =>
  `${SOCIAL_PREFIX}/${locale}${path}.png`
