/** Call 16 and the reading of one's own orders: what is taken, what it costs, what comes back. */
import { expect, test } from 'vitest'

import {
  countRows,
  kit,
  orderBody,
  type PlacedAnswer,
  placeOrder,
  refill,
  shippingTo,
  signIn,
} from '../../support/shop/buyer.ts'
import { orderRow, placeBankOrder } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

type Priced = {
  subtotalAmount: number
  shippingAmount: number
  taxAmount: number
  totalChargeAmount: number
}

test.each<[string, Record<string, unknown>, Priced]>([
  [
    'one kit to Tokyo',
    {},
    {
      subtotalAmount: 80_000,
      shippingAmount: 1260,
      taxAmount: 7387,
      totalChargeAmount: 81_260,
    },
  ],
  [
    'one refill pack to Hokkaido, the smallest parcel',
    { items: [refill(1)], shippingAmount: 1700, shipping: shippingTo('日本', '北海道') },
    { subtotalAmount: 32_400, shippingAmount: 1700, taxAmount: 3100, totalChargeAmount: 34_100 },
  ],
  [
    'a kit and two refill packs to an address without a prefecture',
    { items: [kit(1), refill(2)], shippingAmount: 1150, shipping: shippingTo('JP') },
    {
      subtotalAmount: 144_800,
      shippingAmount: 1150,
      taxAmount: 13_268,
      totalChargeAmount: 145_950,
    },
  ],
  [
    'a kit to the United States by EMS: no tax',
    {
      location: 'USA',
      currency: 'usd',
      items: [kit(1, 'usd')],
      shipping: shippingTo('US', 'NY'),
      shippingAmount: 6600,
    },
    { subtotalAmount: 80_000, shippingAmount: 6600, taxAmount: 0, totalChargeAmount: 86_600 },
  ],
  [
    'a kit to the United States by courier: no tax',
    {
      location: 'United States',
      currency: 'usd',
      items: [kit(1, 'usd')],
      shipping: shippingTo('us', 'NY'),
      shippingMethod: 'ups',
      shippingAmount: 9900,
    },
    { subtotalAmount: 80_000, shippingAmount: 9900, taxAmount: 0, totalChargeAmount: 89_900 },
  ],
  [
    'a buyer in Japan sends to Korea: yen, and no tax on an export',
    { shipping: shippingTo('대한민국'), shippingAmount: 2800 },
    { subtotalAmount: 80_000, shippingAmount: 2800, taxAmount: 0, totalChargeAmount: 82_800 },
  ],
])('§9 order total: %s', async (_what, change, amounts) => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const placed = await placeOrder(shop, buyer, change)
  expect(placed).toMatchObject({ ...amounts, applicationFee: 0 })

  const row = await orderRow(shop, placed.orderId)
  expect([row.total_minor, row.included_tax_minor, row.status].map(String)).toEqual([
    String(amounts.totalChargeAmount),
    String(amounts.taxAmount),
    'created',
  ])
  expect(await countRows(shop)).toEqual({ orders: 1, events: 1, reserved: 6, emails: 1 })
})

test('§7 call 16: a trailing slash, debug and a Bearer token change neither price nor payment', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { status, body } = await shop.call<PlacedAnswer>({
    path: '/v1/orders/?debug=true&locale=ko',
    token: `Bearer ${buyer.token}`,
    body: orderBody(),
  })
  expect(status).toBe(201)
  expect(body.data.data.totalChargeAmount).toBe(81_260)
  expect(await orderRow(shop, body.data.data.orderId)).toMatchObject({
    locale: 'ko',
    payment_method: 'card',
    status: 'created',
  })
})

test('§7 call 16: a base amount that is left out is filled in', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  for (const item of [
    { id: 'kit', quantity: 1 },
    { id: 'kit', quantity: 1, baseAmount: null },
  ]) {
    expect(await placeOrder(shop, buyer, { items: [item] })).toMatchObject({
      totalChargeAmount: 81_260,
    })
  }
})

test('Decisions, section 6: one scent in two picks is one demand, a product and an SDK named twice are two of it', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, {
    items: [kit(1), kit(1)],
    shippingAmount: 1260,
    selectedCartridges: [
      { serial: 'AC-CI01', quantity: 1 },
      { serial: 'AC-CI02', quantity: 2 },
      { serial: 'AC-CI01', quantity: 1 },
    ],
    selectedSDK: [{ slug: 'windows-sdk' }, { slug: 'windows-sdk', quantity: 1 }],
  })
  const { body } = await shop.call<{ data: Record<string, unknown> }>({
    path: `/v1/orders/${orderId}`,
    token: buyer.token,
  })
  expect(body.data.selectedCartridges).toMatchObject([
    { serial: 'AC-CI01', quantity: 2 },
    { serial: 'AC-CI02', quantity: 2 },
  ])
  expect(body.data.selectedSDK).toMatchObject([{ slug: 'windows-sdk', quantity: 2 }])
  // Of two lines, a refund of one kit would be the price of two.
  expect(body.data).toMatchObject({ items: [{ id: 'kit', quantity: 2 }], subtotalAmount: 160_000 })
})

test('A38: an SDK that has a price does not come with a package for nothing', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { status, body } = await shop.call<{ error: { code: string } }>({
    path: '/v1/orders',
    body: orderBody({ selectedSDK: [{ slug: 'unity-premium-sdk' }] }),
    token: buyer.token,
  })
  expect([status, body.error.code]).toEqual([422, 'sdk_unknown'])
  expect((await countRows(shop)).orders).toBe(0)
})

test('Decisions, section 6: chambers may stay empty, and a serial number of an old device requires plates', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const few = { selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }], selectedSDK: [] }
  const old = await placeOrder(shop, buyer, { ...few, deviceSerial: 'ASN2A0001' })
  const young = await placeOrder(shop, buyer, { ...few, deviceSerial: 'ASN3A00001' })

  expect(await orderRow(shop, old.orderId)).toMatchObject({ needs_plate_cartridges: true })
  expect(await orderRow(shop, young.orderId)).toMatchObject({ needs_plate_cartridges: false })
})

test('§7 orders: a list and an order are the owner’s alone and have the promised shape', async () => {
  await using shop = await openTestShop()
  const owner = await signIn(shop)
  const other = await signIn(shop)
  const card = await placeOrder(shop, owner, { orderNotes: 'ベルを鳴らしてください' })
  shop.advance(1000)
  const bankOrderId = await placeBankOrder(shop, owner)
  const read = (path: string, token: string) =>
    shop.call<{ data: unknown; meta?: unknown }>({ path, token })

  const list = await read('/v1/orders/', owner.token)
  expect(list.body.data).toEqual([
    expect.objectContaining({ orderId: bankOrderId, paymentSource: 'bank' }),
    {
      orderId: card.orderId,
      orderNumber: card.orderNumber,
      status: 'created',
      paymentSource: 'stripe',
      currency: 'jpy',
      totalChargeAmount: 81_260,
      placedAt: '2026-11-02T01:00:00.000Z',
      selectedCartridges: expect.arrayContaining([
        {
          serial: 'AC-WD01',
          name: { en: 'Hinoki (Japanese Cypress)', ja: 'ヒノキ', ko: '히노키(편백)' },
          kind: 'woody',
          quantity: 1,
        },
      ]),
    },
  ])
  expect(list.body.meta).toEqual({
    current: 1,
    limit: 10,
    pages: 1,
    next: null,
    prev: null,
    count: 2,
  })
  const second = (await read('/v1/orders?limit=1&page=2', owner.token)).body
  expect(second).toMatchObject({ data: [{ orderId: card.orderId }], meta: { prev: 1, count: 2 } })
  expect((await read('/v1/orders', other.token)).body.data).toEqual([])

  const detail = (await read(`/v1/orders/${card.orderId}`, owner.token)).body.data
  expect(detail).toMatchObject({
    subtotalAmount: 80_000,
    shippingAmount: 1260,
    applicationFee: 0,
    taxAmount: 7387,
    customer: {
      name: '山田 太郎',
      email: 'taro@example.com',
      phone: '03-1234-5678',
      description: '',
    },
    shipping: { address: { country: 'JP', state: '東京都', line2: '見本ビル 4階' } },
    shippingMethod: 'sagawa',
    orderNotes: 'ベルを鳴らしてください',
    trackingNumber: null,
    parcels: [],
    items: [{ id: 'kit', quantity: 1, baseAmount: 80_000, currency: 'jpy' }],
    timeline: [{ kind: 'created', at: '2026-11-02T01:00:00.000Z' }],
    bankTransfer: null,
  })
  expect(detail).not.toHaveProperty('userId')
  expect((await read(`/v1/orders/${bankOrderId}`, owner.token)).body.data).toMatchObject({
    bankTransfer: { deadline: '2026-11-16T14:59:59.999Z' },
  })

  for (const id of [card.orderId, bankOrderId, '00000000-0000-4000-8000-000000000000', 'x']) {
    const answer = await read(`/v1/orders/${id}`, other.token)
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  }
})
