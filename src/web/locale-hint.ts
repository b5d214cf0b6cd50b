/** The language an address asks for: `?lang=` on any page, or one of the three homes. Spec §2; decisions, section 4. */
import { type Locale, localeInAddress } from '#shared/locale.ts'

type Address = { pathname: string; searchParams: URLSearchParams }

export const hintedLocale = ({ pathname, searchParams }: Address): Locale | null =>
  localeInAddress(pathname, searchParams.get('lang'))

/** One address for each page: the three homes are `/`, and the router forgives capitals and a slash at the end. */
export function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return path === '' || localeInAddress(path, null) !== null ? '/' : path
}

/** This page in another language. Other parameters of the address stay. */
export function pathInLocale(
  address: { pathname: string; search: string },
  locale: Locale,
): string {
  const params = new URLSearchParams(address.search)
  params.set('lang', locale)
  return `${canonicalPath(address.pathname)}?${params}`
}
