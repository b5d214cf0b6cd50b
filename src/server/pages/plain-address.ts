/** Letters, digits and `-._~`, which need no escape: RFC 3986, section 2.3. */
const NEEDLESS = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi

/**
 * The address without needless escapes; `null` where it has none. The router decodes `/%61dmin`, while every rule about
 * paths (no cache, no foreign scripts, no referrer) compares them as they are written.
 */
export function plainAddress({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string | null {
  const plain = pathname.replace(NEEDLESS, (code) => decodeURIComponent(code))
  return plain === pathname ? null : `${plain}${search}`
}
