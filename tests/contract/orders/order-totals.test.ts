/** The price of an order, compared with a price list of the test itself. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import {
  countRows,
  customerOf,
  kit,
  orderBody,
  type PlacedAnswer,
  refill,
  SIX,
  shippingTo,
  signIn,
} from '../../support/shop/buyer.ts'
import { orderRow, resetRateLimits, stockUp } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const RUNS = IS_FULL_RUN ? 400 : 80

/** Fees written down once more: in Japan by box (60, 80, 100), abroad for each 500 grams. */
const BOXES = { tokyo: [1040, 1260, 1500], hokkaido: [1700, 1920, 2160] } as const
const WEIGHTS = {
  emsUs: [3900, 5300, 6600, 7900, 9100, 10_300, 11_500, 12_700, 13_900],
  courierUs: [5900, 8000, 9900, 11_900, 15_500, 15_500, 22_700, 22_700, 22_700],
} as const

function feeByList(where: keyof typeof WHERE, kits: number, refills: number): number {
  if (where === 'emsUs' || where === 'courierUs') return WEIGHTS[where][kits * 3 + refills - 1] ?? 0

  const [small, middle, large] = BOXES[where]
  if (kits + refills > 3) return large
  return kits === 0 && refills === 1 ? small : middle
}

const WHERE = {
  tokyo: {
    location: 'JP',
    currency: 'jpy',
    shipping: shippingTo('JP', '東京都'),
    method: 'sagawa',
  },
  hokkaido: {
    location: 'Japan',
    currency: 'jpy',
    shipping: shippingTo('JP', 'JP-01'),
    method: 'sagawa',
  },
  emsUs: { location: 'US', currency: 'usd', shipping: shippingTo('US'), method: 'sagawa' },
  courierUs: { location: 'US', currency: 'usd', shipping: shippingTo('US'), method: 'ups' },
} as const

test('§9 order total: tampered orders cost what the price list says, or are refused and leave nothing', async () => {
  await using shop = await openTestShop()
  let buyer = await signIn(shop)
  await stockUp(shop)
  const seen = { taken: 0, refused: 0 }
  const mostly = <T>(right: T, ...wrong: T[]) =>
    fc.oneof({ weight: 20, arbitrary: fc.constant(right) }, ...wrong.map((it) => fc.constant(it)))

  await fc.assert(
    fc.asyncProperty(
      fc.record({
        where: fc.constantFrom(...(Object.keys(WHERE) as (keyof typeof WHERE)[])), // Its own keys.
        kits: fc.integer({ min: 0, max: 2 }),
        refills: fc.integer({ min: 0, max: 3 }),
        fee: mostly<number | string | null>(0, -1, 1, -1_000_000, 1e15, '0', null),
        base: mostly<number | string | null>(0, -1, 1, -80_000, 0.5, '80000', null),
        currency: mostly('', 'jpy', 'usd', 'krw'),
        quantity: mostly<unknown>(0, -9, 0.5, 1e9, '1'),
        extra: mostly<Record<string, unknown>>({}, { totalChargeAmount: 1 }, { role: 'admin' }),
      }),
      async ({ where, kits, refills, fee, base, currency, quantity, extra }) => {
        if (seen.taken % 10 === 0 || seen.refused % 50 === 0) {
          await resetRateLimits(shop)
          // Unpaid orders of one account are limited too: ten of these have at most 50 packs.
          buyer = await signIn(shop)
        }
        const at = WHERE[where]
        const right = feeByList(where, kits, refills)
        const oracle = kits * 80_000 + refills * 32_400 + right
        const tampered = (amount: number, by: number | string | null) =>
          typeof by === 'number' ? amount + by : by
        const items = [kit(kits), refill(refills)]
          .filter((line) => line.quantity > 0)
          .map((line) => ({
            ...line,
            currency: at.currency,
            baseAmount: tampered(line.baseAmount, base),
            quantity: typeof quantity === 'number' ? line.quantity + quantity : quantity,
          }))

        const before = await countRows(shop)
        const { status, body } = await shop.call<PlacedAnswer>({
          path: '/v1/orders',
          token: buyer.token,
          body: orderBody({
            customer: customerOf(buyer),
            location: at.location,
            shipping: at.shipping,
            currency: currency === '' ? at.currency : currency,
            shippingMethod: at.method,
            shippingAmount: tampered(right, fee),
            selectedCartridges: [{ serial: SIX[0], quantity: 1 }],
            selectedSDK: [],
            items,
            ...extra,
          }),
        })
        const isClean =
          fee === 0 && (base === 0 || base === null) && quantity === 0 && !Object.keys(extra).length
        const isRightCurrency = currency === '' || currency === at.currency
        if (isClean && isRightCurrency && items.length > 0) expect(status).toBe(201)
        if (status !== 201) {
          seen.refused += 1
          expect([409, 422]).toContain(status)
          expect(await countRows(shop)).toEqual(before)
          return
        }
        seen.taken += 1
        const { orderId, totalChargeAmount } = body.data.data
        const row = await orderRow(shop, orderId)
        expect([totalChargeAmount, Number(row.total_minor), row.currency]).toEqual([
          oracle,
          oracle,
          at.currency,
        ])
      },
    ),
    { numRuns: RUNS, seed: 20_261_102 },
  )
  expect(seen.taken).toBeGreaterThan(RUNS / 8)
  expect(seen.refused).toBeGreaterThan(RUNS / 4)
})
