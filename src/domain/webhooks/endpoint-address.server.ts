/**
 * Deliveries go only to the public internet, so that no partner's address makes the shop call its own network. Checked
 * when an endpoint is created, and for each resolved address when connecting.
 */
import { BlockList, isIP } from 'node:net'

import { fail, ok, type Result } from '#shared/result.ts'

import { ENDPOINT_URL_LENGTH_MAX } from './policy.ts'

/** `public`: only by TLS, at its usual port. `also_this_machine`: outside production, a receiver that is being written. */
export type Reach = 'public' | 'also_this_machine'

export const reachOf = ({ isProduction }: { isProduction: boolean }): Reach =>
  isProduction ? 'public' : 'also_this_machine'

export type AddressRefusal = 'url_invalid' | 'url_not_secure' | 'url_port' | 'url_not_public'

/** The URL in stored form. */
export function readEndpointUrl(input: string, reach: Reach): Result<string, AddressRefusal> {
  const text = input.trim()
  if (text.length > ENDPOINT_URL_LENGTH_MAX || !URL.canParse(text)) return fail('url_invalid')
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') return fail('url_invalid')

  url.hash = ''
  if (reach === 'public' && url.protocol !== 'https:') return fail('url_not_secure')
  if (reach === 'public' && url.port !== '') return fail('url_port')
  return isHostAllowed(hostOf(url), reach) ? ok(url.href) : fail('url_not_public')
}

/** Without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** A name without a dot belongs to an inner network; other names are checked when resolved. */
function isHostAllowed(host: string, reach: Reach): boolean {
  if (isIP(host) !== 0) return isAddressAllowed(host, reach)
  if (host === 'localhost') return reach === 'also_this_machine'
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !INNER_NAMES.test(name)
}

const INNER_NAMES = /\.(localhost|local|internal|home\.arpa|lan)$/

export function isAddressAllowed(address: string, reach: Reach): boolean {
  if (isIP(address) === 4) {
    if (reach === 'also_this_machine' && LOOPBACK.check(address)) return true
    return !NOT_PUBLIC.check(address)
  }
  if (isIP(address) !== 6) return false
  if (reach === 'also_this_machine' && LOOPBACK.check(address, 'ipv6')) return true
  return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
}

const LOOPBACK = listOf([['127.0.0.0', 8]], [['::1', 128]])

/** The IANA registry of special-purpose addresses, multicast, and the metadata address of clouds. */
const NOT_PUBLIC = listOf([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])

/** Of IPv6 only global unicast: neither mapped nor translated, link-local nor unique local. */
const GLOBAL_6 = listOf([], [['2000::', 3]])
const NOT_PUBLIC_6 = listOf(
  [],
  [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
)

type Subnet = readonly [net: string, prefix: number]

function listOf(v4: readonly Subnet[], v6: readonly Subnet[] = []): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of v4) list.addSubnet(net, prefix, 'ipv4')
  for (const [net, prefix] of v6) list.addSubnet(net, prefix, 'ipv6')
  return list
}
