import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Of a page that answers a search with what it has: another page or language, or the same address again, loads it. */
export function unlessAnsweredHere({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherSearch =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOtherSearch && !nextUrl.searchParams.has('lang') ? false : defaultShouldRevalidate
}
