/** In which language a page is answered. A hint in the address wins, then the remembered choice, then the browser's rule. Decisions, section 4. */
import { LANGUAGE_COOKIE, LANGUAGE_DAYS } from '#shared/cookies.ts'
import { isLocale, type Locale, localeInAddress, localeOfBrowser } from '#shared/locale.ts'

export type Language = {
  locale: Locale
  /** The address asks for it, so the answer remembers it. */
  isAsked: boolean
  cookie: Locale | null
  suggestsKorean: boolean
}

type Asked = {
  pathname: string
  /** `?lang=`, where it is given. */
  hint: string | null
  cookies: string
  accepted: string
}

const REMEMBERED = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(ja|en|ko)(?=\\s*(?:;|$))`)
const PREFERS_KOREAN = /^\s*ko\b/i

export function languageOf({ pathname, hint, cookies, accepted }: Asked): Language {
  const remembered = REMEMBERED.exec(cookies)?.[1]
  const cookie = isLocale(remembered) ? remembered : null
  const asked = localeInAddress(pathname, hint)
  if (asked !== null) return { locale: asked, isAsked: true, cookie, suggestsKorean: false }

  const suggestsKorean = cookie === null && PREFERS_KOREAN.test(accepted)
  return { locale: cookie ?? localeOfBrowser(accepted), isAsked: false, cookie, suggestsKorean }
}

/** Remembers the choice. It says nothing of anybody, so scripts may read it. */
export const languageCookie = (locale: Locale, isSecure: boolean): string =>
  `${LANGUAGE_COOKIE}=${locale}; Max-Age=${LANGUAGE_DAYS * 86_400}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
