import { expect, test } from 'vitest'

import {
  openPaymentSandbox,
  PUBLISHABLE_KEY,
  refusalOf,
} from '../../tests/support/shop/payment-sandbox.ts'

const YEN = { amount: 80_000, currency: 'jpy', automatic_payment_methods: { enabled: true } }

test('create: the same key and parameters make one payment, other parameters are refused', async () => {
  await using shop = await openPaymentSandbox()
  const request = { ...YEN, metadata: { order_id: 'o1' } }
  const first = await shop.stripe.paymentIntents.create(request, { idempotencyKey: 'k1' })
  const again = await shop.stripe.paymentIntents.create(request, { idempotencyKey: 'k1' })

  expect(again).toEqual(first)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first).toMatchObject({
    status: 'requires_payment_method',
    amount: 80_000,
    livemode: false,
    metadata: { order_id: 'o1' },
  })

  const other = await refusalOf(
    shop.stripe.paymentIntents.create({ ...request, amount: 1000 }, { idempotencyKey: 'k1' }),
  )
  expect(other.type).toBe('StripeIdempotencyError')
  expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 1 })

  shop.advance(24 * 60 * 60 + 1)
  const nextDay = await shop.stripe.paymentIntents.create(request, { idempotencyKey: 'k1' })
  expect(nextDay.id).not.toBe(first.id)
})

test('create: a parameter that Stripe does not know, lacks or finds wrong is named', async () => {
  await using shop = await openPaymentSandbox()
  const create = (params: object) =>
    // Wrong on purpose, so the library's own types must be set aside.
    refusalOf(shop.stripe.paymentIntents.create(params as typeof YEN, { idempotencyKey: 'wrong' }))

  expect(await create({ ...YEN, colour: 'red' })).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'colour',
  })
  expect(await create({ currency: 'jpy' })).toMatchObject({
    code: 'parameter_missing',
    param: 'amount',
  })
  expect(await create({ ...YEN, amount: 1.5 })).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'amount',
  })
  expect(await create({ ...YEN, amount: 49 })).toMatchObject({ code: 'amount_too_small' })
  expect(await create({ ...YEN, amount: 100_000_000 })).toMatchObject({ code: 'amount_too_large' })
  expect(await create({ ...YEN, statement_descriptor_suffix: '12345' })).toMatchObject({
    param: 'statement_descriptor_suffix',
  })

  const right = await shop.stripe.paymentIntents.create(YEN, { idempotencyKey: 'wrong' })
  expect(right.status).toBe('requires_payment_method')
})

test('access: no key, a wrong key and the publishable key on a server call are 401', async () => {
  await using shop = await openPaymentSandbox()
  const list = (key: string) =>
    fetch(`${shop.origin}/v1/charges`, { headers: { authorization: `Bearer ${key}` } })

  expect((await fetch(`${shop.origin}/v1/charges`)).status).toBe(401)
  expect((await list('sk_sandbox_other')).status).toBe(401)
  expect(await (await list(PUBLISHABLE_KEY)).json()).toMatchObject({
    error: { code: 'secret_key_required' },
  })
  expect((await fetch(`${shop.origin}/control/intents`)).status).toBe(401)
})

test('access: a browser needs the client secret, and sees no more than Stripe would show it', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create({ ...YEN, metadata: { order_id: 'o1' } })
  const address = `${shop.origin}/sandbox/payments/v1/payment_intents/${intent.id}?key=${PUBLISHABLE_KEY}`

  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(`${address}&client_secret=${intent.id}_secret_guess`)).status).toBe(404)

  const seen = await (await fetch(`${address}&client_secret=${intent.client_secret}`)).json()
  expect(seen).toMatchObject({ id: intent.id, amount: 80_000 })
  expect(Object.keys(seen)).not.toContain('metadata')
  expect(Object.keys(seen)).not.toContain('latest_charge')
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
  ['4000000000000119', 'processing_error', undefined],
  ['5555555555554444', 'card_declined', 'test_mode_live_card'],
])('card %s is declined as %s, and another card may follow', async (number, code, decline_code) => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create(YEN)

  const declined = await shop.confirm(intent, number)
  expect(declined.status).toBe(402)
  expect(declined.body.error).toMatchObject({
    type: 'card_error',
    code,
    ...(decline_code && { decline_code }),
    payment_intent: {
      id: intent.id,
      status: 'requires_payment_method',
      last_payment_error: { code },
    },
  })
  expect(await shop.control('GET', '/intents')).toMatchObject({ charges: 0 })

  expect((await shop.confirm(intent, '4242424242424242')).body).toMatchObject({
    status: 'succeeded',
  })
})

test('a mistyped number changes nothing of the payment', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create(YEN)

  const mistyped = await shop.confirm(intent, '4242424242424241')
  expect(mistyped).toMatchObject({ status: 402, body: { error: { code: 'incorrect_number' } } })
  expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent)
})

test('a good card pays the whole amount with one charge, and no number is stored', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create(YEN)
  await shop.confirm(intent, '4242424242424242', { 'payment_method_data[card][cvc]': '987' })

  const paid = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 80_000,
    latest_charge: {
      amount: 80_000,
      amount_refunded: 0,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    },
  })

  const tables = ['intents', 'charges', 'events', 'answers', 'refunds']
  const dumps = await Promise.all(
    tables.map((table) => shop.db.pool.query(`select * from payment_sandbox.${table}`)),
  )
  const stored = JSON.stringify(dumps.map(({ rows }) => rows))
  expect(stored).toContain('4242')
  expect(stored).not.toContain('4242424242424242')
  expect(stored).not.toContain('987"')
})

test('a slow card is in processing for seconds of the sandbox clock, then it has paid', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create(YEN)
  expect((await shop.confirm(intent, '4000000000000077')).body).toMatchObject({
    status: 'processing',
  })

  shop.advance(2)
  expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing')
  expect((await shop.confirm(intent, '4242424242424242')).status).toBe(400)

  shop.advance(1)
  expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  expect(await shop.control('GET', '/intents')).toMatchObject({ charges: 1 })
})

test('two confirmations at once make one charge', async () => {
  await using shop = await openPaymentSandbox()
  for (const _round of Array.from({ length: 5 })) {
    const intent = await shop.stripe.paymentIntents.create(YEN)
    const answers = await Promise.all([
      shop.confirm(intent, '4242424242424242'),
      shop.confirm(intent, '4242424242424242'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  }
  expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 5, charges: 5, events: 5 })
})

test('parallel calls with one key make one payment', async () => {
  await using shop = await openPaymentSandbox()
  const calls = Array.from({ length: 10 }, () =>
    shop.stripe.paymentIntents.create(YEN, { idempotencyKey: 'k', maxNetworkRetries: 5 }),
  )
  const ids = (await Promise.all(calls)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
  expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 1 })
})

test('cancel: an open payment ends, one that succeeded or ended stays as it is', async () => {
  await using shop = await openPaymentSandbox()
  const open = await shop.stripe.paymentIntents.create(YEN)
  expect(await shop.stripe.paymentIntents.cancel(open.id)).toMatchObject({ status: 'canceled' })
  expect(await refusalOf(shop.stripe.paymentIntents.cancel(open.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'canceled' },
  })
  expect((await shop.confirm(open, '4242424242424242')).status).toBe(400)

  const paid = await shop.stripe.paymentIntents.create(YEN)
  await shop.confirm(paid, '4242424242424242')
  expect(await refusalOf(shop.stripe.paymentIntents.cancel(paid.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  })
})

test('list: newest first, in pages', async () => {
  await using shop = await openPaymentSandbox()
  const made: string[] = []
  for (const amount of [100, 200, 300, 400, 500]) {
    const intent = await shop.stripe.paymentIntents.create({ ...YEN, amount })
    await shop.confirm(intent, '4242424242424242')
    made.unshift(intent.id)
  }
  const page = await shop.stripe.charges.list({ limit: 2 })
  expect(page.data.map(({ payment_intent }) => payment_intent)).toEqual(made.slice(0, 2))
  expect(page.has_more).toBe(true)

  const all = await shop.stripe.charges.list({ limit: 2 }).autoPagingToArray({ limit: 10 })
  expect(all.map(({ payment_intent }) => payment_intent)).toEqual(made)
})

test('refunds: part, rest, and never more than was received', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create(YEN)
  const refund = (amount?: number) =>
    shop.stripe.refunds.create({ payment_intent: intent.id, ...(amount && { amount }) })

  expect((await refusalOf(refund())).code).toBe('payment_intent_unexpected_state')
  await shop.confirm(intent, '4242424242424242')

  expect((await refusalOf(refund(80_001))).param).toBe('amount')
  expect(await refund(30_000)).toMatchObject({ amount: 30_000, status: 'succeeded' })
  expect((await refusalOf(refund(50_001))).param).toBe('amount')
  const rest = await refund()
  expect(rest.amount).toBe(50_000)
  expect((await refusalOf(refund())).code).toBe('charge_already_refunded')

  expect(await shop.stripe.refunds.retrieve(rest.id)).toMatchObject({ amount: 50_000 })
  const listed = await shop.stripe.refunds.list({ payment_intent: intent.id })
  expect(listed.data.map(({ amount }) => amount)).toEqual([50_000, 30_000])
  const charges = await shop.stripe.charges.list({ payment_intent: intent.id })
  expect(charges.data).toMatchObject([{ amount_refunded: 80_000, refunded: true }])
})

test('refunds: two whole ones at once give the money back once', async () => {
  await using shop = await openPaymentSandbox()
  const intent = await shop.stripe.paymentIntents.create(YEN)
  await shop.confirm(intent, '4242424242424242')

  const refunds = await Promise.allSettled([
    shop.stripe.refunds.create({ payment_intent: intent.id }),
    shop.stripe.refunds.create({ payment_intent: intent.id }),
  ])
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.control('GET', '/intents')).toMatchObject({ refunds: 1 })
})

test('faults: a refusal before the effect leaves nothing, and applies to as many calls as set', async () => {
  await using shop = await openPaymentSandbox()
  await shop.control('POST', '/faults', {
    failNext: { path: '/v1/payment_intents', status: 503, times: 2 },
  })
  const create = () => shop.stripe.paymentIntents.create(YEN, { idempotencyKey: 'k' })

  expect((await refusalOf(create())).statusCode).toBe(503)
  expect((await refusalOf(create())).statusCode).toBe(503)
  expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 0 })
  expect((await create()).status).toBe('requires_payment_method')
})

test.each([{ status: 500 }, {}])(
  'faults: an answer lost after the effect (%o), retried with the same key, is one payment',
  async (how) => {
    await using shop = await openPaymentSandbox()
    await shop.control('POST', '/faults', {
      // The library itself repeats a call whose connection broke once.
      failNext: { path: '/v1/payment_intents', afterEffect: true, times: 2, ...how },
    })
    const create = () => shop.stripe.paymentIntents.create(YEN, { idempotencyKey: 'k' })

    expect((await refusalOf(create())).type).toMatch(/StripeAPIError|StripeConnectionError/)
    expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 1 })

    await shop.control('DELETE', '/faults')
    await create()
    expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 1 })
  },
)

test('several processes may prepare the schema at once', async () => {
  await using shop = await openPaymentSandbox()
  await shop.db.pool.query('drop schema payment_sandbox cascade')
  await Promise.all(Array.from({ length: 4 }, () => shop.sandbox.prepare()))
  expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 0 })
})
