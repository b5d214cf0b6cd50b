/** `Idempotency-Key` and `Idempotency-Replayed`. Decisions, section 8. */
import { expect, test } from 'vitest'

import { type Buyer, orderBody, placeOrder, signIn } from '../../support/shop/buyer.ts'
import { type ProblemAnswer, setStock } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

type Sent = { path: string; method?: string; key: string; body?: unknown }

const send = (shop: TestShop, { token }: Buyer, { key, ...call }: Sent) =>
  shop.call<ProblemAnswer>({ ...call, token, headers: { 'idempotency-key': key } })

const isReplayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed')

test('an order’s answer is given again and marked', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const order = { path: '/v1/orders', key: 'order', body: orderBody() }
  const [first, second] = [await send(shop, buyer, order), await send(shop, buyer, order)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect([isReplayed(first), isReplayed(second)]).toEqual([null, 'true'])
})

test('a refused order is refused again under its key, although it would now be taken', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const body = orderBody({ selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }] })
  const order = { path: '/v1/orders', key: 'order', body }
  await setStock(shop, 'AC-CI01', 0)
  const refused = await send(shop, buyer, order)
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'out_of_stock' } } })

  await setStock(shop, 'AC-CI01', 5)
  const again = await send(shop, buyer, order)
  expect({ ...again, headers: null }).toEqual({ ...refused, headers: null })
  expect([isReplayed(refused), isReplayed(again)]).toEqual([null, 'true'])
  expect((await send(shop, buyer, { ...order, key: 'other' })).status).toBe(201)
})

test('a request that is not valid is not stored: its key can be used for the corrected one', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const wrong = { path: '/v1/orders', key: 'order', body: { ...orderBody(), currency: 'eur' } }
  expect((await send(shop, buyer, wrong)).status).toBe(422)
  expect((await send(shop, buyer, { ...wrong, body: orderBody() })).status).toBe(201)
})

test.each([
  ['POST', 'payment-intent', {}, { paymentSource: 'stripe' }, undefined],
  ['PUT', 'complete-bank-order', { paymentSource: 'bank' }, { orderId: '' }, 'bank'],
] as const)(
  '%s %s: the same key and body is the same answer, another body is 422',
  async (method, name, body, change, paymentSource) => {
    await using shop = await openTestShop()
    const buyer = await signIn(shop)
    const placed = await placeOrder(shop, buyer, orderBody(paymentSource ? { paymentSource } : {}))
    const path = `/v1/orders/${placed.orderId}/${name}`
    const call = { method, path, key: 'pay', body }
    const first = await send(shop, buyer, call)
    const second = await send(shop, buyer, call)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect([isReplayed(first), isReplayed(second)]).toEqual([null, 'true'])

    const other = await send(shop, buyer, {
      ...call,
      body: { ...body, ...change, ...('orderId' in change && { orderId: placed.orderId }) },
    })
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_mismatch' } } })
    expect(await send(shop, buyer, { ...call, key: 'a b' })).toMatchObject({
      status: 422,
      body: { error: { fields: ['Idempotency-Key'] } },
    })
  },
)

test('the client secret of a card payment is not stored with its key', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await send(shop, buyer, {
    method: 'POST',
    path: `/v1/orders/${orderId}/payment-intent`,
    key: 'p',
  })
  const rows = await shop.query(`select body from idempotency_keys where key = 'p'`)
  expect(rows).toEqual([{ body: null }])
})

test('a refused card payment is not counted, and its key can be used again', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, { paymentSource: 'bank' })
  const path = `/v1/orders/${orderId}/payment-intent`
  const refused = await send(shop, buyer, { method: 'POST', path, key: 'p' })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'payment_method_differs' } },
  })
  const left = `select key as name from idempotency_keys where key = 'p'
    union all select bucket from rate_counters where bucket like 'intent_account%'`
  expect(await shop.query(left)).toEqual([])

  const changed = { paymentSource: 'stripe' }
  await send(shop, buyer, {
    method: 'PUT',
    path: `/v1/orders/${orderId}/`,
    key: 's',
    body: changed,
  })
  const taken = await send(shop, buyer, { method: 'POST', path, key: 'p', body: {} })
  expect([taken.status, isReplayed(taken)]).toEqual([200, null])
  expect(await shop.query(left)).toHaveLength(2)
})
