/** The language an address asks for: `?lang=` on any page, or one of the three homes. Spec §2; decisions, section 4. */
import { type Locale, localeInAddress } from '#shared/locale.ts'

import { paramsReadBy } from './page-params.ts'
import { isItem } from './site-tree.ts'

type Address = { pathname: string; searchParams: URLSearchParams }

const hintedLocale = ({ pathname, searchParams }: Address): Locale | null =>
  localeInAddress(pathname, searchParams.get('lang'))

/** Whether a link asks for the page in another language. */
export function changesLanguage(from: Address, to: Address): boolean {
  const hinted = hintedLocale(to)
  return hinted !== null && hinted !== hintedLocale(from)
}

/**
 * One address for each page: the three homes are `/`, and the router forgives capitals and a slash at the end. The name of an
 * item stays as it is: a scent has its product code, in capitals.
 */
export function canonicalPath(pathname: string): string {
  const path = plainPath(pathname)
  const forgiven = path.toLowerCase()
  return isItem(forgiven) ? forgiven.replace(LAST_PART, LAST_PART.exec(path)?.[0] ?? '') : forgiven
}

const LAST_PART = /[^/]+$/

/** Capitals stay: an address may contain a serial number or the key of a link. */
function plainPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || localeInAddress(path.toLowerCase(), null) !== null ? '/' : path
}

/**
 * This page in another language. Other parameters of the address stay, but for those that a public page does not read; so
 * does the section, whose name is the same in every language.
 */
export function pathInLocale(
  address: { pathname: string; search: string; hash: string },
  locale: Locale,
): string {
  const path = plainPath(address.pathname)
  const read = paramsReadBy(path)
  const params = new URLSearchParams(
    [...new URLSearchParams(address.search)].filter(([name]) => read?.includes(name) ?? true),
  )
  params.set('lang', locale)
  return `${path}?${params}${address.hash}`
}
