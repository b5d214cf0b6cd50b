/**
 * Where the shop connects to of its own accord: the addresses of its configuration, one for each purpose, and nothing else.
 * Partners' webhook endpoints are the exception; `adapters/webhook` checks each one before it connects. Decision 0037.
 */
import type { Environment } from './env.ts'

export const STRIPE_API = 'https://api.stripe.com'

export type Fetch = typeof fetch

/** A `fetch` for one supplier: it reaches the origin of `address` alone and follows no redirect away from it. */
export function fetchFrom(address: string): Fetch {
  const { origin } = new URL(address)
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input)
    if (asked.origin !== origin) throw new EgressError(asked.origin, origin)
    return fetch(input, { ...init, redirect: 'error' })
  }
}

/** A mistake of ours or an attack, so it is an unexpected error. @internal */
export class EgressError extends Error {
  override name = 'EgressError'

  constructor(asked: string, allowed: string) {
    super(`A connection to ${asked} was refused: only ${allowed} is configured here`)
  }
}

type Configured = Pick<
  Environment,
  'databaseUrl' | 'smtpUrl' | 'stripe' | 'recaptcha' | 'sentryDsn'
>

/** Every host that the shop may call, as a firewall has to know it. No user, password or path is in it. */
export const destinationsOf = (env: Configured): string[] =>
  [
    env.databaseUrl,
    env.smtpUrl,
    env.stripe && STRIPE_API,
    env.recaptcha?.verifyUrl ?? null,
    env.sentryDsn,
  ]
    .filter((address) => address !== null)
    .map((address) => new URL(address))
    .map(({ protocol, host }) => `${protocol}//${host}`)
