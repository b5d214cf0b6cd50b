/** Many buyers for the last packs while staff change the price: the sums are right, and each order has the price its buyer saw. */
import { expect, test } from 'vitest'

import { listPricePlans, setPrices } from '#domain/catalog/prices/set-prices.server.ts'

import {
  type Buyer,
  customerOf,
  orderBody,
  type PlacedAnswer,
  SIX,
  signIn,
} from '../../support/shop/buyer.ts'
import { setStock, staffContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const BUYERS = 50
const PACKS = 20
const FIRST_PRICE = 80_000

type Refused = { error: { code: string; data?: { items?: { baseAmount: number }[] } } }
type Outcome = { orderId: string | null; shown: number; answers: string[] }

test('Decisions, section 6: 50 buyers for the last 20 packs during price changes leave right sums, at prices they were shown', async () => {
  await using shop = await openTestShop()
  for (const serial of SIX) await setStock(shop, serial, PACKS)
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => signIn(shop)))
  const prices = await openPrices(shop)
  // Every buyer has seen the price before this change.
  await prices.raise()

  const outcomes = await Promise.all(
    buyers.map((buyer, at) => buyLastPack(shop, buyer, { at, onPlaced: prices.raise })),
  )

  expect(new Set(outcomes.flatMap(({ answers }) => answers))).toEqual(
    new Set(['201', '409 out_of_stock', '409 price_changed']),
  )
  const placed = outcomes.filter(({ orderId }) => orderId !== null)
  expect(placed).toHaveLength(PACKS)
  expect(await unitPrices(shop)).toEqual(
    new Map(placed.map(({ orderId, shown }) => [orderId, shown])),
  )
  expect(placed.filter(({ shown }) => shown === FIRST_PRICE)).toEqual([])
  expect(await stockOf(shop)).toEqual(
    [...SIX].sort().map((serial) => ({ serial, onHand: PACKS, reserved: PACKS, ordered: PACKS })),
  )

  // A change that staff have seen succeed holds for the next order.
  for (const serial of SIX) await setStock(shop, serial, PACKS + 1)
  const late = await buyLastPack(shop, buyers[0] as Buyer, { at: 0, onPlaced: prices.raise })
  expect(late.answers).toEqual(['409 price_changed', '201'])
  expect(late.shown).toBe(FIRST_PRICE + PACKS + 1)
})

/** Staff who raise the price of the kit by one yen, one change after the other. */
async function openPrices(shop: TestShop) {
  const boss = await staffContext(shop, 'administrator')
  let price = FIRST_PRICE
  let last: Promise<unknown> = Promise.resolve()
  const change = async () => {
    const plans = unwrap(await listPricePlans(boss))
    const revision = plans.find(({ id }) => id === 'kit')?.revision ?? ''
    price += 1
    const amounts = { jpy: price }
    unwrap(await setPrices(boss, { productId: 'kit', amounts, startsAt: null, revision }))
  }
  return {
    raise(): Promise<unknown> {
      last = last.then(change)
      return last
    },
  }
}

/** Accepts each new price until the order is placed or nothing is left; takes the goods in an order of the buyer's own. */
async function buyLastPack(
  shop: TestShop,
  buyer: Buyer,
  { at, onPlaced }: { at: number; onPlaced: () => Promise<unknown> },
): Promise<Outcome> {
  const turned = [...SIX.slice(at % SIX.length), ...SIX.slice(0, at % SIX.length)]
  const selectedCartridges = turned.map((serial) => ({ serial, quantity: 1 }))
  const answers: string[] = []
  for (let shown = FIRST_PRICE; ; ) {
    const items = [{ id: 'kit', quantity: 1, baseAmount: shown, currency: 'jpy' }]
    const { status, body } = await shop.call<PlacedAnswer & Refused>({
      path: '/v1/orders',
      token: buyer.token,
      body: orderBody({ customer: customerOf(buyer), selectedCartridges, items }),
    })
    if (status === 201) {
      answers.push('201')
      await onPlaced()
      return { orderId: body.data.data.orderId, shown, answers }
    }
    answers.push(`${status} ${body.error.code}`)
    const now = body.error.data?.items?.[0]?.baseAmount
    if (now === undefined) return { orderId: null, shown, answers }
    shown = now
  }
}

async function unitPrices(shop: TestShop): Promise<Map<string, number>> {
  const rows = await shop.query<{ id: string; unit: number }>(
    `select orders.id, unit_minor::int as unit from orders join order_lines on order_id = orders.id
     where subtotal_minor = unit_minor and total_minor = unit_minor + shipping_minor`,
  )
  return new Map(rows.map(({ id, unit }) => [id, unit]))
}

/** Each cartridge with what its open orders contain. */
async function stockOf(shop: TestShop) {
  const rows = await shop.query(
    `select serial, on_hand as "onHand", reserved, sum(quantity)::int as ordered
     from cartridge_stock join order_cartridges using (serial) join orders on orders.id = order_id
     where status = 'created' group by serial order by serial`,
  )
  return rows
}
