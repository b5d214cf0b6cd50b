/** Queries are prepared: PostgreSQL parses each text once per connection (decision 0042). */
import pg from 'pg'
import { expect, test } from 'vitest'

import { type Buyer, kit, SIX, signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder, stockUp } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

type Parsed = { name?: string; text: string }

/** Statements that PostgreSQL was asked to parse during `work`, as they go over the wire. */
async function parsedDuring(work: () => Promise<void>): Promise<Parsed[]> {
  const parsed: Parsed[] = []
  const { parse } = pg.Connection.prototype
  pg.Connection.prototype.parse = function watched(this: pg.Connection, ...given) {
    parsed.push(given[0] as Parsed)
    return Reflect.apply(parse, this, given)
  }
  try {
    await work()
  } finally {
    pg.Connection.prototype.parse = parse
  }
  return parsed
}

/** A purchase, its e-mails, and what a customer reads. */
async function buy(
  shop: TestShop,
  buyer: Buyer,
  change: Record<string, unknown> = {},
): Promise<void> {
  const orderId = await placeBankOrder(shop, buyer, change)
  await shop.drainJobs()
  for (const path of ['/api/aroma_cartridges_web', '/v1/orders', `/v1/orders/${orderId}`]) {
    await shop.call({ path, token: buyer.token })
  }
}

/** Two cartridges instead of six, and no SDK. */
const OTHER = {
  items: [kit(2)],
  selectedCartridges: SIX.slice(0, 2).map((serial) => ({ serial, quantity: 2 })),
  selectedSDK: [],
}

test('every query of a purchase has a name, and its text is independent of what is bought', async () => {
  // The connections of a database that was used before have parsed them already.
  await using shop = await openTestShop({ isFresh: true })
  await stockUp(shop)
  const buyer = await signIn(shop)

  const first = await parsedDuring(() => buy(shop, buyer))
  expect(first.length).toBeGreaterThan(20)
  expect(first.filter(({ name }) => name === undefined)).toEqual([])

  // The sign-in has had its connection prepare the control of transactions.
  const texts = ['begin', 'commit', ...first.map(({ text }) => text)]
  const second = await parsedDuring(() => buy(shop, buyer, OTHER))
  expect(second.map(({ text }) => text).filter((text) => !texts.includes(text))).toEqual([])
})
