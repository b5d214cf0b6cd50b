/** The language an address asks for: `?lang=` on any page, or one of the three homes. Spec §2; decisions, section 4. */
import { isLocale, LOCALES, type Locale } from '#shared/locale.ts'

type Address = { pathname: string; searchParams: URLSearchParams }

export function hintedLocale({ pathname, searchParams }: Address): Locale | null {
  const asked = searchParams.get('lang')
  if (isLocale(asked)) return asked

  return LOCALES.find((locale) => pathname === `/${locale}`) ?? null
}

/** The three homes are one page: `/`. */
export const canonicalPath = (pathname: string): string =>
  LOCALES.some((locale) => pathname === `/${locale}`) ? '/' : pathname

/** This page in another language. Other parameters of the address stay. */
export function pathInLocale(
  address: { pathname: string; search: string },
  locale: Locale,
): string {
  const params = new URLSearchParams(address.search)
  params.set('lang', locale)
  return `${canonicalPath(address.pathname)}?${params}`
}
