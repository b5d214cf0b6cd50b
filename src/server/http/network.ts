import { isIPv6 } from 'node:net'

/**
 * What counts as one place for limits: an IPv4 address, or the /64 of an IPv6 address, because a
 * customer of a provider has all of it. However it is spelled, it is one text.
 */
export function networkOf(address: string): string {
  const bare = address.toLowerCase().replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare

  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? dotted(groups.slice(6)) : groups.slice(0, 4).join(':')
}

/** All eight groups; the URL parser writes an address in its one short form. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = short.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail]
}

const dotted = (groups: string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
