import { isIP, isIPv6 } from 'node:net'

/** The other end of the line, where it is no address: a call inside the process, and a line that is cut already. */
export type NoAddress = 'local' | 'gone'

export type ClientNetwork = {
  /** For rate limits; never longer than an address. */
  network: string
  isThisMachine: boolean
}

/**
 * The client's address. Of `X-Forwarded-For` only the entry that our own proxies wrote counts, so no client can
 * pretend to be this machine.
 */
export function clientNetworkOf({
  forwarded,
  trustedProxies,
  remote,
}: {
  forwarded: string
  trustedProxies: number
  remote: string
}): ClientNetwork {
  const told = trustedProxies > 0 ? (forwarded.split(',').at(-trustedProxies)?.trim() ?? '') : ''
  const network = networkOf(isIP(told) === 0 ? remote : told)
  return { network, isThisMachine: told === '' && isThisMachine(network) }
}

/** As `networkOf` writes them. */
const isThisMachine = (network: string): boolean =>
  network === ('local' satisfies NoAddress) || network === '0:0:0:0' || /^127\./.test(network)

/**
 * What counts as one place: an IPv4 address, or the /64 of an IPv6 address, because a
 * customer of a provider has all of it. However it is spelled, it is one text.
 */
function networkOf(address: string): string {
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

/** What may be written down of a place: enough to see a pattern, too little to find a person. */
export function networkPrefix(network: string): string {
  if (isIP(network) === 4) return network.replace(/\.\d+$/, '.0/24')
  const groups = network.split(':')
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : network
}
