/** Resolves a host name by the name servers and checks each address before a connection is made. */
import { Resolver, TIMEOUT } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

import { isAddressAllowed, type Reach } from '#domain/webhooks/endpoint-address.server.ts'
import { LOOKUP_ATTEMPTS, NAME_TIMEOUT_SECONDS } from '#domain/webhooks/policy.ts'

/** The two DNS queries. */
export type Names = {
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
}

/**
 * Resolves a name once and passes on the checked address, so that the name can't resolve to another one before the
 * connection (DNS rebinding). One forbidden address among several refuses all.
 */
export function guardedLookup(reach: Reach, names?: Names): LookupFunction {
  return (hostname, options, callback) => {
    const look = addressesOf(hostname, names ?? nameServers()).then((found) => {
      if (found.every(({ address }) => isAddressAllowed(address, reach))) return found
      throw new NotConnected('ADDRESS_REFUSED')
    })
    look.then(
      (found) => {
        const [{ address, family }] = found
        if (options.all) callback(null, [...found])
        else callback(null, address, family)
      },
      (error) => callback(error, '', 0),
    )
  }
}

/**
 * Not `dns.lookup`, which holds one of the few threads of the process for as long as a partner's name server is silent and
 * can't be called off; so /etc/hosts is not read. A resolver for each look knows the name servers of the moment.
 */
const nameServers = (): Names => {
  const timeout = NAME_TIMEOUT_SECONDS * 1000
  return new Resolver({ timeout, maxTimeout: timeout, tries: LOOKUP_ATTEMPTS })
}

type Address = { address: string; family: 4 | 6 }
type Addresses = readonly [Address, ...Address[]]

/** Resolved without a name server. The address check applies to it as to all others. */
const LOCALHOST: Addresses = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** A kind of address that can't be learned is as good as none, as long as there is one of the other kind. */
async function addressesOf(name: string, names: Names): Promise<Addresses> {
  if (name === 'localhost') return LOCALHOST
  const [four, six] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)])
  const [first, ...rest] = [...listed(four, 4), ...listed(six, 6)]
  if (first) return [first, ...rest]
  throw new NotConnected([four, six].some(isSlow) ? 'ETIMEDOUT' : 'ENOTFOUND')
}

const listed = (look: PromiseSettledResult<string[]>, family: 4 | 6): Address[] =>
  look.status === 'fulfilled' ? look.value.map((address) => ({ address, family })) : []

const isSlow = (look: PromiseSettledResult<string[]>): boolean =>
  look.status === 'rejected' && codeOf(look.reason) === TIMEOUT

const codeOf = (error: unknown) => error instanceof Error && 'code' in error && error.code

/** Our own code and the errors of connections; the resolver's other errors stop here. */
export class NotConnected extends Error {
  code: 'ADDRESS_REFUSED' | 'ETIMEDOUT' | 'ENOTFOUND'

  constructor(code: NotConnected['code']) {
    super(code)
    this.code = code
  }
}
