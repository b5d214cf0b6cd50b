/** Quote: what an order would cost, before it is placed. */
import { expect, test } from 'vitest'

import type { QuoteWire } from '#contract/order-prices.ts'

import { countRows, orderBody, type PlacedAnswer, signIn } from '../../support/shop/buyer.ts'
import { type ProblemAnswer, resetRateLimits, stockUp } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const PATH = '/v1/orders/quote'

const kits = (quantity: number) => [{ id: 'kit', quantity }]
const mixed = [...kits(1), { id: 'refill-pack', quantity: 2 }]
const to = (country: string, state = '') => ({ address: { country, state } })

const ask = (change: Record<string, unknown> = {}) => ({
  location: 'US',
  shippingMethod: 'sagawa',
  shipping: to('US'),
  items: kits(1),
  ...change,
})
const goods = (change: Record<string, unknown> = {}) => ({ items: mixed, ...change })

const quote = async (shop: TestShop, token: string, body: object): Promise<QuoteWire> => {
  const answer = await shop.call<{ data: { data: QuoteWire } }>({
    method: 'PUT',
    path: `${PATH}/?debug=true`,
    token,
    body,
  })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.data.data
}

/** Neither is what a new shop has, so that a figure that leaves one out is a wrong figure. */
const setFeeAndRate = async (shop: TestShop): Promise<void> => {
  await shop.query("update settings set value = '330' where key = 'transaction_fee_jpy'")
  await shop.query("update settings set value = '0.006789' where key = 'currency_rate'")
}

const PLACES: [string, ReturnType<typeof ask>, Partial<QuoteWire>][] = [
  [
    'within Japan',
    ask({ location: '日本', shipping: to('JP', '東京都'), items: kits(1) }),
    {
      currency: 'jpy',
      items: [{ id: 'kit', quantity: 1, baseAmount: 80_000 }],
      subtotalAmount: 80_000,
      shippingAmount: 1260,
      applicationFee: 330,
      taxAmount: 7417,
      totalChargeAmount: 81_590,
    },
  ],
  [
    'several packages within Japan',
    ask({ location: 'JP', shipping: to('Japan', 'JP-47'), items: mixed }),
    { currency: 'jpy', subtotalAmount: 144_800 },
  ],
  [
    'from abroad to Japan',
    ask({ shipping: to('JP', 'JP-13') }),
    { currency: 'usd', shippingAmount: 856 },
  ],
  ['by EMS', ask({ items: mixed }), { currency: 'usd', applicationFee: 225, taxAmount: 0 }],
  [
    'by courier',
    ask({ shippingMethod: 'ups', items: mixed }),
    { currency: 'usd', applicationFee: 225, taxAmount: 0 },
  ],
  [
    'from Japan by courier',
    ask({ location: 'JP', shippingMethod: 'ups' }),
    { currency: 'jpy', shippingAmount: 9900, taxAmount: 0, totalChargeAmount: 90_230 },
  ],
  [
    'to where the buyer lives',
    ask({ location: undefined, shipping: to('KR') }),
    { currency: 'usd', taxAmount: 0 },
  ],
]

test('§9 order total: the order costs what the quote says', async () => {
  await using shop = await openTestShop()
  await setFeeAndRate(shop)
  await stockUp(shop)
  const { token } = await signIn(shop)
  for (const [what, body, expected] of PLACES) {
    await resetRateLimits(shop)
    const quoted = await quote(shop, token, body)
    expect({ what, ...quoted }).toMatchObject({ what, ...expected })

    const { items, ...amounts } = quoted
    const { address } = body.shipping
    const order = orderBody({
      ...body,
      shipping: { address: { ...address, postal_code: '10001', city: 'Town', line1: '1 Street' } },
      currency: quoted.currency,
      shippingAmount: quoted.shippingAmount,
      items,
    })
    const placed = await shop.call<PlacedAnswer>({ path: '/v1/orders', token, body: order })
    expect({ what, ...placed }).toMatchObject({
      what,
      status: 201,
      body: { data: { data: amounts } },
    })
  }
})

test('§4 before the address is known the goods have a price, and there is no total', async () => {
  await using shop = await openTestShop()
  await setFeeAndRate(shop)
  const { token } = await signIn(shop)
  const unknown = { shippingAmount: null, taxAmount: null, totalChargeAmount: null }

  expect(await quote(shop, token, goods())).toEqual({
    currency: 'jpy',
    items: [
      { id: 'kit', quantity: 1, baseAmount: 80_000 },
      { id: 'refill-pack', quantity: 2, baseAmount: 32_400 },
    ],
    subtotalAmount: 144_800,
    applicationFee: 330,
    ...unknown,
  })
  const { items, ...whole } = await quote(shop, token, ask({ items: mixed }))
  expect(await quote(shop, token, goods({ location: 'US' }))).toEqual({
    ...whole,
    items,
    ...unknown,
  })
})

test('§9 order total: what the buyer claims a piece to cost changes nothing', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  const claimed = [{ id: 'kit', quantity: 1, baseAmount: 1, currency: 'jpy' }]
  expect(await quote(shop, token, ask({ items: claimed }))).toEqual(
    await quote(shop, token, ask({ items: kits(1) })),
  )
})

const REFUSALS: [string, object, string][] = [
  ['Germany', ask({ shipping: to('Allemagne') }), 'eu_resident'],
  ['a buyer who lives in Germany', ask({ location: 'DE' }), 'eu_resident'],
  ['a country that staff switched off', ask({ shipping: to('CA') }), 'country_unavailable'],
  [
    'the courier within Japan',
    ask({ shipping: to('JP', 'JP-13'), shippingMethod: 'ups' }),
    'shipping_method_not_offered',
  ],
  ['a kit too many for EMS', ask({ shipping: to('BR'), items: kits(21) }), 'shipping_not_found'],
  ['what is not sold', ask({ items: [{ id: 'sdk', quantity: 1 }] }), 'product_unknown'],
  ['the same without a place', goods({ items: [{ id: 'sdk', quantity: 1 }] }), 'product_unknown'],
  ['no country that is known', ask({ shipping: to('Atlantis') }), 'request_invalid'],
  ['no method that is known', ask({ shippingMethod: 'pigeon' }), 'request_invalid'],
  ['a place without a method', ask({ shippingMethod: undefined }), 'request_invalid'],
  ['a method without a place', ask({ shipping: undefined }), 'request_invalid'],
  ['no items', ask({ items: [] }), 'request_invalid'],
  ['no quantity', ask({ items: kits(0) }), 'request_invalid'],
  ['an unknown field', ask({ totalChargeAmount: 1 }), 'request_invalid'],
  [
    'such a field in the address',
    ask({ shipping: { address: { country: 'US', state: '', zone: '1' } } }),
    'request_invalid',
  ],
]

test('§5 where there is no order there is no quote, and the problem says why', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  await shop.query("update countries set enabled = false where code = 'CA'")
  for (const [what, body, code] of REFUSALS) {
    const answer = await shop.call<ProblemAnswer>({ method: 'PUT', path: PATH, token, body })
    expect({ what, status: answer.status, code: answer.body.error.code }).toEqual({
      what,
      status: 422,
      code,
    })
  }
})

test('§6 a quote writes nothing, whether it is given or refused', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  const before = await countRows(shop)
  await quote(shop, token, ask())
  await quote(shop, token, goods())
  await shop.call({ method: 'PUT', path: PATH, token, body: ask({ location: 'DE' }) })
  expect(await countRows(shop)).toEqual(before)
})
