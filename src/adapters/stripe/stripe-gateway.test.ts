import Stripe from 'stripe'
import { expect, test } from 'vitest'

import { money } from '#shared/money.ts'

import { freePort } from '../../../tests/support/process/local-server.ts'
import {
  openPaymentSandbox,
  SECRET_KEY,
  WEBHOOK_SECRET,
} from '../../../tests/support/shop/payment-sandbox.ts'
import { paidWith } from './card-records.ts'
import { paymentPage } from './payment-page.ts'
import { isStatementSuffix, stripeGateway } from './stripe-gateway.ts'

const REQUEST = {
  orderId: 'o1',
  orderNumber: 'SC-7KQ49MZ2',
  amount: money(80_000, 'jpy'),
  idempotencyKey: 'order:o1:pi:1',
}

type Shop = Awaited<ReturnType<typeof openPaymentSandbox>>

async function created({ gateway }: Shop) {
  const result = await gateway.createIntent(REQUEST)
  if (!result.ok) throw new Error('the payment was not made')
  return result.value
}

const confirm = (
  shop: Shop,
  { intentId, clientSecret }: { intentId: string; clientSecret: string },
  number: string,
) => shop.confirm({ id: intentId, client_secret: clientSecret }, number)

test('createIntent: sends amount, order and statement, without the address of the customer', async () => {
  await using shop = await openPaymentSandbox()
  const payment = await created(shop)

  expect(payment).toMatchObject({
    orderId: 'o1',
    status: 'requires_payment_method',
    amount: { amountMinor: 80_000, currency: 'jpy' },
    receivedMinor: 0,
    isLive: false,
    lastDecline: null,
  })
  expect(await shop.stripe.paymentIntents.retrieve(payment.intentId)).toMatchObject({
    metadata: { order_id: 'o1', order_number: 'SC-7KQ49MZ2' },
    statement_descriptor_suffix: 'SC-7KQ49MZ2',
    receipt_email: null,
    automatic_payment_methods: { enabled: true },
  })
})

test('createIntent: the same key is the same payment, other content under it is our mistake and flies', async () => {
  await using shop = await openPaymentSandbox()
  const first = await created(shop)
  expect(await created(shop)).toEqual(first)

  const changed = shop.gateway.createIntent({ ...REQUEST, amount: money(1000, 'jpy') })
  await expect(changed).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('createIntent: lost answers are repeated by the library and make one payment', async () => {
  await using shop = await openPaymentSandbox()
  await shop.control('POST', '/faults', { failNext: { afterEffect: true, times: 2 } })
  const payment = await created(shop)

  expect(await shop.control('GET', '/intents')).toMatchObject({ intents: 1 })
  expect((await shop.gateway.findIntent(payment.intentId)).ok).toBe(true)
})

test('an error of Stripe or of the network is card_unavailable; a wrong key throws', async () => {
  await using shop = await openPaymentSandbox()
  await shop.control('POST', '/faults', { failNext: { status: 503, times: 100 } })
  expect(await shop.gateway.createIntent(REQUEST)).toEqual({ ok: false, error: 'card_unavailable' })
  await shop.control('DELETE', '/faults')

  const options = { webhookSecrets: [WEBHOOK_SECRET], fetch }
  const nowhere = { host: '127.0.0.1', port: await freePort(), protocol: 'http' as const }
  const unreachable = stripeGateway({ ...options, secretKey: SECRET_KEY, api: nowhere })
  expect(await unreachable.findIntent('pi_1')).toEqual({ ok: false, error: 'card_unavailable' })

  const stranger = stripeGateway({ ...options, secretKey: 'sk_sandbox_other', api: shop.api })
  await expect(stranger.findIntent('pi_1')).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  )
})

test('findIntent: a declined card returns its code, a paid one the amount received', async () => {
  await using shop = await openPaymentSandbox()
  const payment = await created(shop)
  await confirm(shop, payment, '4000000000000069')
  expect(await shop.gateway.findIntent(payment.intentId)).toMatchObject({
    ok: true,
    value: {
      status: 'requires_payment_method',
      lastDecline: 'expired_card',
      receivedMinor: 0,
      card: null,
    },
  })

  await confirm(shop, payment, '4242424242424242')
  expect(await shop.gateway.findIntent(payment.intentId)).toMatchObject({
    value: {
      status: 'succeeded',
      lastDecline: null,
      receivedMinor: 80_000,
      card: { brand: 'visa', last4: '4242' },
    },
  })
})

test('paidWith: a brand that was added later is another card, and a declined charge names none', () => {
  const charge = (brand: string | null, paid = true) =>
    // Only what is read of a charge.
    ({ paid, payment_method_details: { card: { brand, last4: '0005' } } }) as Stripe.Charge
  expect(paidWith(charge('amex'))).toEqual({ brand: 'amex', last4: '0005' })
  expect(paidWith(charge('eftpos_au'))).toEqual({ brand: 'other', last4: '0005' })
  expect(paidWith(charge(null))).toEqual({ brand: 'other', last4: '0005' })
  expect(paidWith(charge('visa', false))).toBeNull()
  expect(paidWith('ch_1')).toBeNull()
  expect(paidWith(null)).toBeNull()
})

test('paymentPage: live and test mode have their own pages, another server has none', () => {
  const pageOf = (secretKey: string, api?: object) =>
    paymentPage({ secretKey, ...(api && { api }) }, 'pi_1')
  expect(pageOf('sk_live_x')).toBe('https://dashboard.stripe.com/payments/pi_1')
  expect(pageOf('rk_live_x')).toBe('https://dashboard.stripe.com/payments/pi_1')
  expect(pageOf('sk_test_x')).toBe('https://dashboard.stripe.com/test/payments/pi_1')
  expect(pageOf('sk_sandbox_local', { host: '127.0.0.1' })).toBeNull()
})

test('cancelIntent: an open payment ends, twice is harmless, one that succeeded comes back as it is', async () => {
  await using shop = await openPaymentSandbox()
  const open = await created(shop)
  const canceled = { ok: true, value: { status: 'canceled' } }
  expect(await shop.gateway.cancelIntent(open.intentId)).toMatchObject(canceled)
  expect(await shop.gateway.cancelIntent(open.intentId)).toMatchObject(canceled)

  const other = await shop.gateway.createIntent({ ...REQUEST, idempotencyKey: 'order:o2:pi:1' })
  if (!other.ok) throw new Error('the payment was not made')
  await confirm(shop, other.value, '4242424242424242')
  expect(await shop.gateway.cancelIntent(other.value.intentId)).toMatchObject({
    ok: true,
    value: { status: 'succeeded', receivedMinor: 80_000 },
  })
})

const WHOLE = { amountMinor: 80_000, idempotencyKey: 'refund:o1' }

test('refundIntent: once, whether the key is still known or not', async () => {
  await using shop = await openPaymentSandbox()
  const payment = await created(shop)
  await confirm(shop, payment, '4242424242424242')

  const first = await shop.gateway.refundIntent(payment.intentId, WHOLE)
  expect(await shop.gateway.refundIntent(payment.intentId, WHOLE)).toEqual(first)
  shop.advance(25 * 60 * 60)
  expect(await shop.gateway.refundIntent(payment.intentId, WHOLE)).toEqual(first)
  expect(await shop.control('GET', '/intents')).toMatchObject({ refunds: 1 })
})

test('readEvent: a signed message is read; a refund names its payment', async () => {
  await using shop = await openPaymentSandbox()
  const payment = await created(shop)
  await confirm(shop, payment, '4242424242424242')
  await shop.gateway.refundIntent(payment.intentId, WHOLE)
  await shop.sandbox.deliverDue()

  const events = await Promise.all(
    shop.received.map(({ body, signature }) => shop.gateway.readEvent(body, signature)),
  )
  const known = {
    intentId: payment.intentId,
    disputeId: null,
    isLive: false,
    eventId: expect.stringMatching(/^evt_/),
  }
  expect(events).toEqual([
    { ok: true, value: { ...known, type: 'payment_intent.succeeded' } },
    { ok: true, value: { ...known, type: 'charge.refunded' } },
  ])
})

test('readEvent: no, wrong, altered and old signatures are refused; either of two secrets is accepted', async () => {
  const gateway = stripeGateway({
    secretKey: SECRET_KEY,
    webhookSecrets: ['whsec_new', 'whsec_old'],
    fetch,
  })
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { object: 'payment_intent', id: 'pi_1' } },
  })
  const sign = (secret: string, ageSeconds = 0, scheme = 'v1') =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      scheme,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    })

  const accepted = { ok: true, value: { intentId: 'pi_1' } }
  expect(await gateway.readEvent(payload, sign('whsec_new'))).toMatchObject(accepted)
  expect(await gateway.readEvent(payload, sign('whsec_old', 280))).toMatchObject(accepted)
  expect(await gateway.readEvent(payload, sign('whsec_new', -280))).toMatchObject(accepted)

  const refused: [string, string | null][] = [
    [payload, null],
    [payload, ''],
    [payload, 't=1'],
    [payload, sign('whsec_other')],
    [payload, sign('whsec_new', 600)],
    [payload, sign('whsec_new', -600)],
    [payload, 't=,v1='],
    [payload, sign('whsec_new', 0, 'v0')],
    [payload.replace('pi_1', 'pi_2'), sign('whsec_new')],
    [JSON.stringify(JSON.parse(payload), null, 1), sign('whsec_new')],
    ['', sign('whsec_new')],
  ]
  for (const message of refused) {
    expect(await gateway.readEvent(...message)).toEqual({ ok: false, error: 'signature_invalid' })
  }
})

test('at most two webhook secrets are active, and never none', () => {
  const withSecrets = (webhookSecrets: string[]) => () =>
    stripeGateway({ secretKey: SECRET_KEY, webhookSecrets, fetch })
  expect(withSecrets([])).toThrow('there is a secret')
  expect(withSecrets(['a', 'b', 'c'])).toThrow('at most two')
})

test.each([
  ['SC-7KQ49MZ2', true],
  ['a'.repeat(22), true],
  ['a'.repeat(23), false],
  ['1234567', false],
  ["O'HARA", false],
  ['注文A1', false],
  ['', false],
])('statement suffix %s: %s', (text, isValid) => {
  expect(isStatementSuffix(text)).toBe(isValid)
})

test('readEvent: a live shop ignores an event of test mode', async () => {
  const webhookSecrets = ['whsec_sample']
  const intent = { object: 'payment_intent', id: 'pi_1' }
  const message = (livemode: boolean) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode,
      data: { object: intent },
    })
  const read = (secretKey: string, livemode: boolean) => {
    const payload = message(livemode)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_sample' })
    return stripeGateway({ secretKey, webhookSecrets, fetch }).readEvent(payload, header)
  }
  const accepted = (isLive: boolean) => ({ ok: true, value: { intentId: 'pi_1', isLive } })
  expect(await read('sk_live_sample', false)).toEqual({ ok: false, error: 'signature_invalid' })
  expect(await read('sk_live_sample', true)).toMatchObject(accepted(true))
  expect(await read('sk_test_sample', false)).toMatchObject(accepted(false))
})

/** Its listener has just been closed. */
