/** Call 19: the fee in minor units, or why there is none. */
import { expect, test } from 'vitest'

import { countRows, signIn } from '../../support/shop/buyer.ts'
import type { ProblemAnswer } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const PATH = '/v1/orders/calculate-shipping-fee'

const ask = (
  country: string,
  items: Record<string, unknown>[] = [{ id: 'kit', quantity: 1 }],
  change: Record<string, unknown> = {},
) => ({ shippingMethod: 'sagawa', shipping: { address: { country, state: '' } }, items, ...change })

const kits = (quantity: number, currency?: string) => [
  { id: 'kit', quantity, ...(currency && { currency }) },
]
const refills = (quantity: number) => [{ id: 'refill-pack', quantity }]
const inJapan = (state: string) => ({ shipping: { address: { country: 'JP', state } } })

const FEES: [string, object, number][] = [
  ['a kit to Tokyo', ask('JP', kits(1), inJapan('東京')), 1260],
  ['a kit to Okinawa', ask('JP', kits(1), inJapan('Okinawa')), 1920],
  ['a kit to an unknown prefecture', ask('Japan', kits(1), inJapan('Sampleshire')), 1150],
  ['a refill pack to Sapporo', ask('JP', refills(1), inJapan('JP-01')), 1700],
  ['four kits to Tokyo', ask('日本', kits(4), inJapan('도쿄도')), 1500],
  ['a kit to Korea', ask('KR'), 2800],
  ['a kit to Korea, in yen', ask('KR', kits(1, 'jpy')), 2800],
  ['a kit to the United States by EMS', ask('US'), 6600],
  ['the same in yen', ask('US', kits(1, 'jpy')), 6600],
  ['a kit to the United States by courier', ask('US', kits(1), { shippingMethod: 'ups' }), 9900],
  ['the most EMS takes, to Brazil', ask('BR', kits(20)), 29_700 + 20 * 2400],
]

const REFUSALS: [string, object, number, string][] = [
  ['Germany', ask('Allemagne'), 422, 'eu_resident'],
  ['Réunion', ask('RE'), 422, 'eu_resident'],
  [
    'the courier within Japan',
    ask('JP', kits(1), { shippingMethod: 'ups' }),
    422,
    'shipping_method_not_offered',
  ],
  ['a country nobody serves', ask('AQ'), 422, 'country_unavailable'],
  ['a kit too many for EMS', ask('BR', kits(21)), 422, 'shipping_not_found'],
  ['what is not sold', ask('US', [{ id: 'sdk', quantity: 1 }]), 422, 'product_unknown'],
  ['no country that is known', ask('Atlantis'), 422, 'request_invalid'],
  [
    'no method that is known',
    ask('US', kits(1), { shippingMethod: 'pigeon' }),
    422,
    'request_invalid',
  ],
  ['no items', ask('US', []), 422, 'request_invalid'],
  ['no quantity', ask('US', kits(0)), 422, 'request_invalid'],
  ['an unknown field', ask('US', kits(1), { shippingAmount: 0 }), 422, 'request_invalid'],
]

test('§7 call 19: each parcel costs what the tables say, twice wrapped', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  for (const [what, body, fee] of FEES) {
    const answer = await shop.call({ method: 'PUT', path: `${PATH}/?debug=true`, token, body })
    expect({ what, ...answer }).toMatchObject({ what, status: 200, body: { data: { data: fee } } })
  }
})

test('§7 call 19: a converted fee is rounded up to a whole cent', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  await shop.query("update settings set value = '0.006789' where key = 'currency_rate'")
  const answer = await shop.call({ method: 'PUT', path: PATH, token, body: ask('US') })
  expect(answer.body).toEqual({ data: { data: 4481 } })
})

test('§7 call 19: a zone that staff changed is the zone that counts', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  await shop.query("update countries set zone = '1' where code = 'US'")
  const answer = await shop.call({ method: 'PUT', path: PATH, token, body: ask('US') })
  expect(answer.body).toEqual({ data: { data: 2800 } })
})

test('§7 call 19: where there is no fee, the problem says why', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  const before = await countRows(shop)
  for (const [what, body, status, code] of REFUSALS) {
    const answer = await shop.call<ProblemAnswer>({ method: 'PUT', path: PATH, token, body })
    expect({ what, status: answer.status, code: answer.body.error.code }).toEqual({
      what,
      status,
      code,
    })
  }
  expect(
    (
      await shop.call<ProblemAnswer>({
        method: 'PUT',
        path: PATH,
        token,
        body: ask('BR', kits(21)),
      })
    ).body.error.message,
  ).toBe('Error: shipping fees not found!')
  expect(await countRows(shop)).toEqual(before)
})
