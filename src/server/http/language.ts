/** In which language a page is answered. A hint in the address wins, then the remembered choice, then the browser's rule. Decisions, section 4. */
import { parseAccept } from 'hono/utils/accept'

import { LANGUAGE_COOKIE, LANGUAGE_DAYS, originBound } from '#shared/cookies.ts'
import { isLocale, type Locale, localeInAddress, localeOfBrowser } from '#shared/locale.ts'

export type Language = {
  locale: Locale
  /** The address asks for it, so the answer remembers it. */
  isAsked: boolean
  cookie: Locale | null
  suggestsKorean: boolean
}

type RequestContext = {
  pathname: string
  /** `?lang=`, where it is given. */
  hint: string | null
  cookies: string
  accepted: string
}

const SECURE_NAME = originBound(LANGUAGE_COOKIE, 'https:')
/** The name that only this origin can write comes first; the bare one is of a shop without TLS. */
const REMEMBERED = [SECURE_NAME, LANGUAGE_COOKIE].map(
  (name) => new RegExp(`(?:^|;\\s*)${name}=(ja|en|ko)(?=\\s*(?:;|$))`),
)
const PREFERS_KOREAN = /^\s*ko\b/i

export function languageOf({ pathname, hint, cookies, accepted }: RequestContext): Language {
  const cookie = rememberedLocale(cookies)
  const asked = localeInAddress(pathname, hint)
  if (asked !== null) return { locale: asked, isAsked: true, cookie, suggestsKorean: false }

  const suggestsKorean = cookie === null && PREFERS_KOREAN.test(accepted)
  return { locale: cookie ?? localeOfBrowser(accepted), isAsked: false, cookie, suggestsKorean }
}

/** The choice that a `Cookie` header carries. */
export function rememberedLocale(cookies: string): Locale | null {
  if (cookies === '') return null
  const found = REMEMBERED.map((pattern) => pattern.exec(cookies)?.[1]).find(isLocale)
  return found ?? null
}

/** The first of our languages that a program accepts; English when it accepts any, or none of ours. */
export function localeAccepted(header: string | undefined): Locale {
  const accepted = parseAccept(header ?? '').map(({ type }) => type.split('-')[0]?.toLowerCase())
  return accepted.find(isLocale) ?? 'en'
}

/** Remembers the choice. No script of the site reads it. */
export function languageCookie(locale: Locale, isSecure: boolean): string {
  const name = isSecure ? SECURE_NAME : LANGUAGE_COOKIE
  const life = LANGUAGE_DAYS * 86_400
  return `${name}=${locale}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
