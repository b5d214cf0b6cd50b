/** Call 16 refused: which problem, in which words, and a database that does not know of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openCounter } from '../../support/order-model/order-counter.ts'
import {
  type Buyer,
  countRows,
  customerOf,
  type NewOrder,
  orderBody,
  SIX,
  signIn,
} from '../../support/shop/buyer.ts'
import { codeOf, type ProblemAnswer } from '../../support/shop/orders.ts'
import { HOUR, openTestShop } from '../../support/shop/shop.ts'

const INVALID = 'Error: Order is invalid!'

// Refusals leave nothing behind, so one shop serves the whole file.
let counter: Awaited<ReturnType<typeof openCounter>>
beforeAll(async () => {
  counter = await openCounter()
})
afterAll(() => counter[Symbol.asyncDispose]())

/** The body with one place changed, `items.0.quantity`; `undefined` takes it away. */
function bodyWith(path: string, value: unknown): NewOrder {
  const body = structuredClone(orderBody())
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), body)
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, value)
  return body
}

const REQUIRED = [
  'currency',
  'paymentSource',
  'customer',
  'customer.name',
  'customer.email',
  'customer.phone',
  'selectedCartridges',
  'selectedCartridges.0.serial',
  'selectedCartridges.0.quantity',
  'shipping',
  'shipping.address',
  'shipping.address.postal_code',
  'shipping.address.city',
  'shipping.address.country',
  'shipping.address.line1',
  'shippingMethod',
  'shippingAmount',
  'items',
  'items.0.id',
  'items.0.quantity',
]

test('§5 order: each required field that is missing is named', async () => {
  for (const field of REQUIRED) {
    const { status, error } = await counter.order(bodyWith(field, undefined))
    expect({ field, status, ...error }).toEqual({
      field,
      status: 422,
      code: 'order_invalid',
      message: INVALID,
      fields: [field],
      details: [expect.objectContaining({ field, code: 'required' })],
    })
  }
})

test.each([
  ['nothing', '', ['customer.name', 'shipping.address.line1', 'shippingAmount', 'shippingMethod']],
  ['only spaces', ' \u3000 ', ['customer.name', 'customer.phone', 'shipping.address.city']],
  ['only signs that show nothing', '\u200b\u3164', ['customer.name', 'shipping.address.line1']],
  ['null', null, ['customer.name', 'shippingAmount', 'items', 'customer', 'currency']],
  ['a list', [], ['customer', 'items', 'shipping.address', 'customer.email']],
])('§5 order: a required field that contains %s is named', async (_what, value, fields) => {
  for (const field of fields) {
    const { status, error } = await counter.order(bodyWith(field, value))
    expect({ status, message: error.message }).toEqual({ status: 422, message: INVALID })
    expect(error.fields?.[0]?.startsWith(field), field).toBe(true)
  }
})

const NO_QUANTITIES = [-1, 0, 1.5, '6', 1e9, 100, Number.NaN, [6], { $gt: 0 }, true, null, '', -0.5]

test('§5 order: an invalid quantity is refused in every field', async () => {
  for (const field of [
    'items.0.quantity',
    'selectedCartridges.0.quantity',
    'selectedSDK.0.quantity',
  ]) {
    for (const quantity of NO_QUANTITIES) {
      const { status, error } = await counter.order(bodyWith(field, quantity))
      expect({ quantity, status, ...error }).toMatchObject({
        status: 422,
        code: 'order_invalid',
        message: INVALID,
        fields: [field],
      })
    }
    for (const digits of ['9007199254740993', '1e400', '-1e400', '1e-400']) {
      const raw = JSON.stringify(bodyWith(field, 'HERE')).replace('"HERE"', digits)
      expect(await counter.order(raw)).toMatchObject({ status: 422, error: { fields: [field] } })
    }
  }
})

test('§5 order: an amount that is no amount is an invalid order', async () => {
  for (const field of ['shippingAmount', 'items.0.baseAmount']) {
    for (const amount of ['', '1260', -1, 0.5, 1e15, Number.NaN, [1260], { amount: 1 }, true]) {
      if (field === 'items.0.baseAmount' && Number.isNaN(amount)) continue
      expect(await counter.order(bodyWith(field, amount)), `${field} ${amount}`).toMatchObject({
        status: 422,
        error: { code: 'order_invalid', message: INVALID, fields: [field] },
      })
    }
  }
})

test('§5 order: unknown fields are refused, at the top and inside', async () => {
  const names = ['totalChargeAmount', 'role', 'userId', 'status', 'constructor', 'prototype']
  for (const parent of ['', 'customer.', 'shipping.address.', 'items.0.']) {
    for (const name of names) {
      const { status, error } = await counter.order(bodyWith(`${parent}${name}`, 'admin'))
      expect({ name: parent + name, status, code: error.code }).toEqual({
        name: parent + name,
        status: 422,
        code: 'order_invalid',
      })
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('§5 order: __proto__ in a body changes nothing and gives no rights', async () => {
  const raw = JSON.stringify(orderBody()).replace('{', '{"__proto__":{"polluted":1,"role":"x"},')
  expect(await counter.order(raw)).toMatchObject({ status: 422, error: { code: 'order_invalid' } })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('§5 order: what is no JSON object is an invalid request', async () => {
  for (const raw of ['[]', 'null', '1', '"order"']) {
    expect((await counter.order(raw)).status).toBe(422)
  }
  expect([400, 422]).toContain((await counter.order('{"items":')).status)
})

const picks = (...quantities: number[]) =>
  quantities.map((quantity, at) => ({ serial: [...SIX, 'AC-CI03'][at], quantity }))

test.each<[string, Record<string, unknown>, Partial<ProblemAnswer['error']>]>([
  [
    '7 cartridges in a six-pack',
    { selectedCartridges: picks(1, 1, 1, 1, 1, 1, 1) },
    {
      code: 'quantity_exceeded',
      message: 'Quantity is invalid! Exceeded: 1',
      data: { excess: 1 },
    },
  ],
  [
    '594 cartridges in a six-pack',
    { selectedCartridges: picks(99, 99, 99, 99, 99, 99) },
    {
      code: 'quantity_exceeded',
      message: 'Quantity is invalid! Exceeded: 588',
      data: { excess: 588 },
    },
  ],
  [
    'the same cartridge twice in one pack',
    { selectedCartridges: picks(2, 1) },
    { code: 'cartridge_duplicated', data: { serials: ['AC-CI01'] } },
  ],
  [
    'the same cartridge in two picks for one pack',
    { selectedCartridges: [...picks(1, 1), ...picks(1)] },
    { code: 'cartridge_duplicated', data: { serials: ['AC-CI01'] } },
  ],
  [
    'no cartridges',
    { selectedCartridges: [] },
    { code: 'no_products_selected', message: 'No products selected!' },
  ],
  [
    'an unknown cartridge',
    { selectedCartridges: [{ serial: 'AC-XX99', quantity: 1 }] },
    { code: 'cartridge_unknown', data: { serials: ['AC-XX99'] } },
  ],
  [
    'a cartridge that is no longer listed',
    { selectedCartridges: [{ serial: 'AC-SP06', quantity: 1 }] },
    { code: 'cartridge_unknown', data: { serials: ['AC-SP06'] } },
  ],
  [
    'a scent made to order',
    { selectedCartridges: [{ serial: 'AC-CU01', quantity: 1 }] },
    { code: 'cartridge_unknown', data: { serials: ['AC-CU01'] } },
  ],
  [
    'two SDKs with one pack',
    { selectedSDK: [{ slug: 'windows-sdk', quantity: 2 }] },
    { code: 'sdk_exceeded', data: { excess: 1 } },
  ],
  [
    'four SDKs with four packs',
    {
      items: [{ id: 'kit', quantity: 4 }],
      selectedSDK: ['windows-sdk', 'ios-sdk', 'android-sdk', 'java-sdk'].map((slug) => ({ slug })),
    },
    { code: 'sdk_exceeded', data: { excess: 1 } },
  ],
  [
    'an unknown SDK',
    { selectedSDK: [{ slug: 'cobol-sdk' }] },
    { code: 'sdk_unknown', data: { slugs: ['cobol-sdk'] } },
  ],
  [
    'a product that is sold elsewhere',
    { items: [{ id: 'aroma-shooter', quantity: 1 }] },
    { code: 'product_unknown' },
  ],
  ['dollars for a buyer in Japan', { currency: 'usd' }, { code: 'currency_mismatch' }],
  ['yen for a buyer abroad', { location: 'US' }, { code: 'currency_mismatch' }],
  ['the courier within Japan', { shippingMethod: 'ups' }, { code: 'shipping_method_not_offered' }],
  [
    'a parcel heavier than any carrier takes',
    { items: [{ id: 'kit', quantity: 99 }] },
    { code: 'shipping_not_found', message: 'Error: shipping fees not found!' },
  ],
])('§5 packaging, §7 call 16: %s is refused', async (_what, change, error) => {
  const answer = await counter.changed(change)
  expect(answer.status).toBe(422)
  expect(answer.error).toMatchObject(error)
})

test('Decisions, section 9: the 121st order of an hour is too many, and waiting helps', async () => {
  await using shop = await openTestShop()
  const { id, email, token } = await signIn(shop)
  await shop.query(`insert into rate_counters (bucket, count, resets_at) values ($1, 119, $2)`, [
    `order_account:${id}`,
    new Date(shop.clock.now.getTime() + HOUR),
  ])
  const order = (by: string) => shop.call({ path: '/v1/orders', token: by, body: orderBody() })
  expect((await order(token)).status).toBe(201)
  const refused = await order(token)
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
  expect(refused.headers.get('retry-after')).toBe('3600')

  shop.advance(HOUR)
  expect((await order((await signIn(shop, email)).token)).status).toBe(201)
})

test('Decisions, section 9: e-mails of orders cannot fill the mailbox of a stranger', async () => {
  await using shop = await openTestShop()
  const [buyer, other] = [await signIn(shop), await signIn(shop)]
  await shop.query(
    `insert into rate_counters (bucket, count, resets_at) values ('order_recipient:hana@example.com', 19, $1)`,
    [new Date(shop.clock.now.getTime() + 24 * HOUR)],
  )
  const order = (by: Buyer, email: string, key: string) =>
    shop.call<ProblemAnswer>({
      path: '/v1/orders',
      token: by.token,
      headers: { 'idempotency-key': key },
      body: orderBody({ customer: customerOf({ email }) }),
    })
  expect((await order(buyer, 'hana+1@example.com', 'twentieth')).status).toBe(201)
  const before = await countRows(shop)
  for (const [by, email] of [
    [buyer, 'hana@example.com'],
    [other, 'hana+2@example.com'],
  ] as const) {
    const refused = await order(by, email, 'one-too-many')
    expect(codeOf(refused)).toEqual([429, 'rate_limited'])
    expect(refused.headers.get('retry-after')).toBe(String(24 * 3600))
  }
  expect(await countRows(shop)).toEqual(before)

  expect((await order(buyer, 'another@example.com', 'elsewhere')).status).toBe(201)
  const owner = await signIn(shop, 'hana@example.com')
  expect((await order(owner, 'hana@example.com', 'own')).status).toBe(201)
  expect((await order(owner, 'hana+shop@example.com', 'own-mailbox')).status).toBe(201)
  await shop.query('update users set email_verified_at = null where id = $1', [owner.id])
  expect((await order(owner, 'hana@example.com', 'not-verified')).status).toBe(429)

  shop.advance(24 * HOUR)
  const again = await signIn(shop, buyer.email)
  expect((await order(again, 'hana@example.com', 'one-too-many')).status).toBe(201)
})

test('Decisions, section 9: a refused order counts once, although its transaction is undone', async () => {
  await using shop = await openTestShop()
  const { id, token } = await signIn(shop)
  const order = (body: object) => shop.call({ path: '/v1/orders', token, body })
  expect((await order(orderBody())).status).toBe(201)
  expect((await order({ ...orderBody(), shippingAmount: 1 })).status).toBe(409)
  const rows = await shop.query('select count from rate_counters where bucket = $1', [
    `order_account:${id}`,
  ])
  expect(rows).toEqual([{ count: 2 }])
})
