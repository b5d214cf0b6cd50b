/** Calls every operation of the description as each kind of caller, each time with a key and a token made for it. */
import { TOKEN_LIFETIME_MINUTES } from '#domain/accounts/policy.ts'
import { scopeOf } from '#domain/partners/scopes.ts'

import { type Access, exampleCall } from '../api/described-calls.ts'
import { type Buyer, signIn } from '../shop/buyer.ts'
import { stockUp } from '../shop/orders.ts'
import { API_KEY, MINUTE, type TestShop } from '../shop/shop.ts'
import { fixturesOf, OWNERS } from './fixtures.ts'
import { makeKeys } from './keys.ts'
import { API_CALLERS, type ApiCaller, type Found, type Seen, type Word } from './matrix.ts'
import { refusedFirst } from './order.ts'
import { consoleToken, endedToken, sessionOf, tokenOf } from './tokens.ts'

const MADE_UP_TOKEN = `st_${'a'.repeat(43)}`
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

type Caller = {
  kind: ApiCaller
  as: string
  key: string
  /** Made when it is sent. */
  token: () => Promise<string | null> | null
  /** Requests the owner's data under an address of their own. */
  atOwnAddress?: true
}

export type ApiFixture = Awaited<ReturnType<typeof openApiFixture>>

export async function openApiFixture(shop: TestShop) {
  await stockUp(shop)
  const owner = await signIn(shop)
  const other = await signIn(shop)
  const fixtures = await fixturesOf(shop, owner)
  const keys = await makeKeys(shop)
  let places = 0

  return { owner, seen, request, ownersToken: () => tokenOf(shop, owner) }

  /** A row of the matrix. */
  async function seen(call: Access, cells: Readonly<Record<ApiCaller, Word>>) {
    const row = rowOf(call)
    const askAs = async (kinds: ApiCaller[]) => {
      const found: Seen<ApiCaller>[] = []
      for (const kind of kinds) {
        for (const caller of callersOf(kind, call)) {
          found.push({ row, caller: kind, as: caller.as, ...(await ask(call, caller)) })
        }
      }
      return found
    }
    return refusedFirst(shop, API_CALLERS, cells, askAs)
  }

  async function ask(call: Access, caller: Caller): Promise<{ found: Found; told: string }> {
    places += 1
    await shop.query('delete from rate_counters')
    const { status, body } = await shop.call({
      ...(await request(call, caller.atOwnAddress ? other : owner)),
      token: await caller.token(),
      headers: {
        'x-api-key': caller.key,
        'x-forwarded-for': `10.9.${places >> 8}.${places & 255}`,
      },
    })
    const told = JSON.stringify(body) ?? ''
    const isOwners = ['no_key', 'wrong_key', 'other_scope', 'owner'].includes(caller.kind)
    const tells = [OWNERS, owner.id, owner.email].some((word) => told.includes(word))
    const found = foundIn(status, body)
    return {
      found: found === 'open' && tells && !isOwners ? 'tells_of_owner' : found,
      told: `${status} ${told.slice(0, 200)}`,
    }
  }

  /** What the description gives as its example, about things that are there and belong to the owner. */
  async function request(call: Access, person: Pick<Buyer, 'id'>) {
    const order = ORDER_OF[rowOf(call)]
    const ids = {
      ...fixtures.ids,
      userId: person.id,
      ...(call.path.includes('{sessionId}') && { sessionId: await sessionOf(shop, owner) }),
      ...(order && { orderId: fixtures.orders[order] }),
    }
    const { body, ...asked } = exampleCall(call, person, ids)
    if (body === undefined) return asked
    return { ...asked, body: JSON.stringify(body).replaceAll(UNKNOWN_ID, fixtures.contactId) }
  }

  function callersOf(kind: ApiCaller, { path, key: isKeyed }: Access): Caller[] {
    // A call that needs no key is about nothing; then any key of a partner will do.
    const scope = scopeOf(path) ?? 'graphql'
    const mine = () => tokenOf(shop, owner)
    const caller = (as: string, key: string, token: Caller['token']) => ({ kind, as, key, token })
    switch (kind) {
      case 'no_key':
        return [
          caller('none', '', mine),
          // The key is the first thing that is asked for.
          ...(isKeyed ? [caller('neither key nor token', '', () => null)] : []),
        ]
      case 'wrong_key':
        // Where no key is required, one that opens nothing is as good as another.
        return keys.wrong.slice(isKeyed ? 0 : -1).map(([as, key]) => caller(as, key, mine))
      case 'other_scope':
        return [caller(`all but ${scope}`, keys.allBut[scope], mine)]
      case 'visitor':
        return [
          caller('without a token', API_KEY, () => null),
          caller('with a made-up token', API_KEY, async () => MADE_UP_TOKEN),
          caller('with garbage', API_KEY, async () => 'Bearer garbage'),
        ]
      case 'expired': {
        const age = TOKEN_LIFETIME_MINUTES * MINUTE
        return [caller('a quarter of an hour old', API_KEY, () => tokenOf(shop, owner, age))]
      }
      case 'ended':
        return [
          caller('signed out', API_KEY, () => endedToken(shop, owner)),
          caller('of the console', API_KEY, () => consoleToken(shop)),
        ]
      case 'other_customer': {
        const one = caller('at the owner’s address', API_KEY, () => tokenOf(shop, other))
        const hidden = { ...one, as: 'at their own address', atOwnAddress: true } as const
        return /\{userId\}.*\{/.test(path) ? [one, hidden] : [one]
      }
      case 'owner':
        return [
          caller(`with a key for ${scope} alone`, keys.only[scope], mine),
          caller('with the site’s key', API_KEY, mine),
        ]
    }
  }
}

/** All others are about an order by bank, which stays. */
const ORDER_OF: Readonly<Record<string, 'card' | 'short'>> = {
  'POST /v1/orders/{orderId}/payment-intent': 'card',
  'POST /v1/orders/{orderId}/settlement': 'card',
  'PUT /v1/orders/{orderId}': 'card',
  'POST /v1/orders/{orderId}/cancellation': 'short',
}

export const rowOf = ({ method, path }: Pick<Access, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`

/** The refusals that say who may not; everything else went through to what the call is for. */
const REFUSALS: Readonly<Record<string, Found>> = {
  api_key_invalid: 'key',
  api_key_expired: 'key',
  api_key_paused: 'key',
  api_key_revoked: 'key',
  scope_missing: 'scope',
  token_invalid: 'token',
  not_found: 'absent',
  forbidden: 'forbidden',
  request_invalid: 'misread',
  order_invalid: 'misread',
  rate_limited: 'limited',
  method_not_allowed: 'no_method',
}

function foundIn(status: number, body: unknown): Found {
  if (status >= 500) return 'server_error'
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (error === 'Token expired') return 'expired'
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  return REFUSALS[String(code)] ?? 'open'
}
