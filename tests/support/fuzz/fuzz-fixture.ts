/** The shop that is fuzzed: two customers, their orders in several states, and the links between calls. Reliability, 3.7. */
import { DOCUMENT_KINDS } from '#domain/orders/documents/documents.ts'
import { statusLinks } from '#domain/orders/status-link/status-link.server.ts'

import { type Buyer, placeOrder, signIn } from '../shop/buyer.ts'
import {
  buyers,
  confirmCard,
  placeBankOrder,
  resetRateLimits,
  setStock,
  startPayment,
  stockUp,
  systemContext,
} from '../shop/orders.ts'
import { HOUR, openTestShop } from '../shop/shop.ts'
import type { Caller, Pools } from './fuzz-requests.ts'

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>

/** Requests come from many networks, so that rate limits do not hide what is behind them. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: '1' }

/** The cartridge of the description's example of a back-in-stock request. */
const SOLD_OUT = 'AC-DR04'

const EXAMPLE = { email: 'hana@example.com', password: 'teapot gravel umbrella north' }

export async function openFuzzFixture() {
  const shop = await openTestShop({ env: BEHIND_A_PROXY })
  await stockUp(shop)
  const expired = await signIn(shop)
  shop.advance(2 * HOUR)
  const [owner, other] = await buyers(shop, 2)
  if (!owner || !other) throw new Error('two were asked for')
  const people = { owner, other }
  // The accounts of the description's examples are here.
  await shop.call({ path: '/api/users', body: { user: EXAMPLE } })
  const { body } = await shop.call<{ data: { id: string } }>({
    path: '/v1/contacts',
    body: { contact: { name: 'Hana', email: EXAMPLE.email, message: 'How wide does it reach?' } },
  })
  let pools: Pools = {}

  /** Signs customers in again after calls that signed them out, and places orders in every state a customer reaches. */
  async function freshen({ withOrders }: { withOrders: boolean }): Promise<void> {
    // Two codes of one moment could not be distinguished.
    shop.advance(1_000)
    await resetRateLimits(shop)
    await stockUp(shop)
    await setStock(shop, SOLD_OUT, 0)
    people.owner = await withLiveSession(people.owner)
    people.other = await withLiveSession(people.other)
    const isFirst = pools.orderId === undefined
    if (withOrders || isFirst) pools = { ...pools, ...(await orderPools()) }
    pools = {
      ...pools,
      userId: [people.owner.id, people.owner.id, people.owner.id, people.other.id],
      profileId: [await profileOf(people.owner)],
      contactId: [body.data.id],
      code: ['104-0061', '1040061', '６０６８５０１'],
      slug: ['embedded-engineer', 'internship'],
      kind: DOCUMENT_KINDS,
    }
  }

  async function orderPools(): Promise<Pools> {
    const orders = await freshOrders(people.owner)
    const { orderId: foreign } = await placeOrder(shop, people.other)
    const links = orders.slice(0, 2).map(await statusLinks(systemContext(shop)))
    return {
      orderId: [...orders, ...orders, foreign],
      token: links.map((link) => link.split('/').at(-1) ?? ''),
    }
  }

  async function profileOf({ id, token }: Buyer): Promise<string> {
    const { body } = await shop.call<{ data: { id: string } }>({
      path: `/api/users/${id}/profiles`,
      token,
    })
    return body.data.id
  }

  async function withLiveSession(person: Buyer): Promise<Buyer> {
    const { status } = await shop.call({ path: '/v1/orders', token: person.token })
    return status === 200 ? person : signIn(shop, person.email)
  }

  async function freshOrders(buyer: Buyer): Promise<string[]> {
    const { orderId: open } = await placeOrder(shop, buyer)
    const { orderId: paid } = await placeOrder(shop, buyer)
    await confirmCard(shop, await startPayment(shop, buyer, paid))
    const { orderId: canceled } = await placeOrder(shop, buyer)
    await shop.call({
      method: 'POST',
      path: `/v1/orders/${canceled}/cancellation`,
      token: buyer.token,
    })
    return [open, paid, canceled, await placeBankOrder(shop, buyer)]
  }

  /** Once for all requests that wait, where a call ended the session of its caller. */
  const signedOut = new Map<Caller, Promise<Buyer>>()

  async function tokenOfPerson(caller: 'owner' | 'other'): Promise<string> {
    const again = signedOut.get(caller)
    if (again) people[caller] = await again
    signedOut.delete(caller)
    return people[caller].token
  }

  const tokens: Record<Caller, () => Promise<string> | string | null> = {
    owner: async () => `Bearer ${await tokenOfPerson('owner')}`,
    other: () => tokenOfPerson('other'),
    nobody: () => null,
    garbage: () => 'Bearer not-a-token-of-ours',
    expired: () => expired.token,
  }
  return {
    shop,
    freshen,
    pools: () => pools,
    tokenOf: (caller: Caller) => tokens[caller](),
    /** The next request of this caller comes from a session of its own. */
    signInAgain(caller: Caller) {
      if (caller !== 'owner' && caller !== 'other') return
      if (!signedOut.has(caller)) signedOut.set(caller, signIn(shop, people[caller].email))
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
