import type Stripe from 'stripe'
import { expect, test } from 'vitest'

import { openPaymentSandbox } from '../../tests/support/shop/payment-sandbox.ts'

const YEN = { amount: 80_000, currency: 'jpy', automatic_payment_methods: { enabled: true } }

type Shop = Awaited<ReturnType<typeof openPaymentSandbox>>

/** A payment whose bank asks, and the address of the bank's page. */
async function challenged(shop: Shop, number = '4000002760003184') {
  const intent = await shop.stripe.paymentIntents.create(YEN)
  const { status, body } = await shop.confirm(intent, number)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url' },
  })
  return { intent, page: body.next_action?.redirect_to_url.url ?? '' }
}

const decide = (page: string, intent: Stripe.PaymentIntent, decision: string) =>
  fetch(new URL(page).origin + new URL(page).pathname, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', decision }),
    redirect: 'manual',
  })

const returned = (response: Response) => new URL(response.headers.get('location') ?? '')

test.each(['4000002760003184', '4000000000003220'])(
  '3-D Secure passed: %s pays',
  async (number) => {
    await using shop = await openPaymentSandbox()
    const { intent, page } = await challenged(shop, number)
    const response = await decide(page, intent, 'complete')

    expect(response.status).toBe(303)
    const { pathname, searchParams } = returned(response)
    expect(pathname).toBe('/checkout/return')
    expect(Object.fromEntries(searchParams)).toEqual({
      order: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
    expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      next_action: null,
    })
  },
)

test('3-D Secure failed: the payment waits for another card, and a later "complete" changes nothing', async () => {
  await using shop = await openPaymentSandbox()
  const { intent, page } = await challenged(shop)
  const response = await decide(page, intent, 'fail')
  expect(returned(response).searchParams.get('redirect_status')).toBe('failed')

  const late = await decide(page, intent, 'complete')
  expect(returned(late).searchParams.get('redirect_status')).toBe('failed')
  expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
})

test('3-D Secure passed, then declined by the bank', async () => {
  await using shop = await openPaymentSandbox()
  const { intent, page } = await challenged(shop, '4000008400001629')
  const response = await decide(page, intent, 'complete')

  expect(returned(response).searchParams.get('redirect_status')).toBe('failed')
  expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  })
})

test('an abandoned challenge can be returned to, or paid over with another card', async () => {
  await using shop = await openPaymentSandbox()
  const { intent, page } = await challenged(shop)
  expect((await fetch(page)).status).toBe(200)
  expect((await fetch(page)).status).toBe(200)

  expect((await shop.confirm(intent, '4242424242424242')).body).toMatchObject({
    status: 'succeeded',
  })
  const late = await decide(page, intent, 'fail')
  expect(returned(late).searchParams.get('redirect_status')).toBe('succeeded')
  expect(await shop.control('GET', '/intents')).toMatchObject({ charges: 1 })
})

test('two decisions at once make one charge', async () => {
  await using shop = await openPaymentSandbox()
  const { intent, page } = await challenged(shop)
  await Promise.all([decide(page, intent, 'complete'), decide(page, intent, 'complete')])
  expect(await shop.control('GET', '/intents')).toMatchObject({ charges: 1, events: 1 })
})

test.each([
  ['?locale', '&locale=ko', '', 'ko', '테스트 본인 인증'],
  ['the browser', '', 'en-GB,en;q=0.9', 'en', 'Test card authentication'],
  ['nobody', '', 'fr', 'ja', 'テスト用の本人認証'],
])('the page speaks the language of %s', async (_who, query, accepted, lang, title) => {
  await using shop = await openPaymentSandbox()
  const { page } = await challenged(shop)
  const response = await fetch(page + query, { headers: { 'accept-language': accepted } })
  const text = await response.text()

  expect(text).toContain(`<html lang="${lang}">`)
  expect(text).toContain(`<title>${title}</title>`)
  expect(text).toContain('3184')
  expect(text).not.toMatch(/<script|style="/)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('the page is not shown to one who lacks the client secret', async () => {
  await using shop = await openPaymentSandbox()
  const { intent, page } = await challenged(shop)
  expect((await fetch(page.split('?')[0] ?? '')).status).toBe(404)
  expect((await fetch(`${page}x`)).status).toBe(404)

  const forged = { ...intent, client_secret: 'guess' }
  expect((await decide(page, forged, 'complete')).status).toBe(404)
  expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action')
})
