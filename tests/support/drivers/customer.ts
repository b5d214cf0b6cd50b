/** A customer who comes to a journey signed in, with an order or a draft: by the API, from the browser that goes on with it. */
import type { APIRequestContext, Page } from '@playwright/test'

import { LANGUAGE_COOKIE } from '#shared/cookies.ts'
import type { Locale } from '#shared/locale.ts'

import { cardForm } from '../api/card-form.ts'
import { type NewOrder, orderBody, SIX } from '../shop/buyer.ts'
import type { Person } from './checkout-driver.ts'
import type { JourneyShop } from './journey.ts'

const API_KEY = 'pk_local'

type Session = { id: string; token: string }

/** A customer who only calls the API: with the `request` of a test, no browser is opened. */
export type Caller = Pick<Person, 'shop' | 'locale' | 'email'> & { request: APIRequestContext }

/** Sets what signing in leaves: the record in the page, the token in the browser's cookies. */
export async function signIn(person: Person): Promise<Session> {
  const { page, shop, locale } = person
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: locale, url: shop.url }])
  const { record, session } = await signInByCall({ ...person, request: page.context().request })
  await storeInPage(page, shop, { user: record })
  return session
}

/** What the pack builder leaves in the draft of a visitor who lives in America. */
export const IN_AMERICA = {
  location: 'US',
  isResidenceKnown: true,
  shippingMethod: 'ups',
  address: { country: 'US' },
}

/** Opens a page of the checkout, signed in, with a draft of one kit and the terms accepted. */
export async function openCheckout(
  person: Person,
  path = '/checkout/customer-details',
  content: object = {},
): Promise<void> {
  const { page, shop } = person
  const { id, token } = await signIn(person)
  const [terms] = await shop.query<{ version: string }>(
    "select value as version from settings where key = 'terms_version'",
  )
  const headers = { ...headersIn(person.locale), 'x-api-key': API_KEY, authorization: token }
  const data = { version: terms?.version, lives_in_eu: false }
  const answer = await page.request.put(`/api/users/${id}/terms-acceptance`, { headers, data })
  if (!answer.ok()) throw new Error(`the terms were answered ${await answer.text()}`)
  const draft = {
    ownerId: id,
    orderState: 'drafting',
    idempotencyKey: crypto.randomUUID(),
    isAgreedTerms: terms?.version,
    selectedCartridges: SIX.map((serial) => ({ serial, quantity: 1 })),
    ...content,
  }
  await storeInPage(page, shop, { order: draft })
  await page.goto(path)
}

/** Signs in without a page, in the cookies of `request`. */
export async function signInByCall({ request, shop, locale, email }: Caller) {
  const headers = headersIn(locale)
  await request.post('/api/sign-in-codes', { headers, data: { email } })
  const given = { email, code: await codeFor(shop, email) }
  const answer = await request.post('/api/sessions', { headers, data: { session: given } })
  const { data } = await answer.json()
  const { id, authentication_token, token_expiry, name } = data
  return {
    record: { id, authentication_token, token_expiry, name },
    session: { id, token: authentication_token } as Session,
  }
}

async function codeFor(shop: JourneyShop, email: string): Promise<string> {
  const code = (await codesFor(shop, email)).at(-1)
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** As stored in the outbox, sent or not. */
export async function codesFor(shop: JourneyShop, email: string): Promise<string[]> {
  const rows = await shop.query<{ code: string }>(
    `select payload->>'code' as code from emails
     where kind = 'sign_in_code' and recipient = $1 order by created_at, id`,
    [email],
  )
  return rows.map(({ code }) => code)
}

/** An empty page of the shop's origin, which sends no request to the shop: its storage is the shop's. */
async function storeInPage(
  page: Page,
  shop: JourneyShop,
  records: Record<string, object>,
): Promise<void> {
  const empty = `${shop.url}/empty-page`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty, { waitUntil: 'commit' })
  await page.evaluate((stored) => {
    for (const [name, record] of Object.entries(stored))
      localStorage.setItem(name, JSON.stringify(record))
  }, records)
  await page.unroute(empty)
}

export type PlacedOrder = { id: string; number: string }

/** An order to Tokyo that waits for its transfer of 81,260 yen, its instructions on the way. */
export async function placeBankOrder(
  person: Person | Caller,
  change: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const { order, call } = await placeOrder(person, { paymentSource: 'bank', ...change })
  await call.put(`/v1/orders/${order.id}/complete-bank-order`, { paymentSource: 'bank' })
  return order
}

/** The same as it is when the page of the payment opens. */
export async function placeUnpaidOrder(
  person: Person | Caller,
  change: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const { order } = await placeOrder(person, change)
  return order
}

/** The same, paid with a card. */
export async function placePaidOrder(
  person: Person | Caller,
  change: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const { order, call } = await placeOrder(person, change)
  const path = `/v1/orders/${order.id}`
  const { paymentId, clientSecret } = await call.post(`${path}/payment-intent`, {})
  const form = cardForm(clientSecret, `${person.shop.url}/checkout/completed`)
  const confirmed = await fetch(
    `${person.shop.url}/sandbox/payments/v1/payment_intents/${paymentId}/confirm`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_sandbox_local' },
      body: new URLSearchParams(form),
    },
  )
  if (!confirmed.ok) throw new Error(`the card was answered ${await confirmed.text()}`)
  await call.post(`${path}/settlement`, {})
  return order
}

async function placeOrder(person: Person | Caller, change: Record<string, unknown>) {
  const hasPage = 'page' in person
  const request = hasPage ? person.page.context().request : person.request
  const { token } = hasPage ? await signIn(person) : (await signInByCall(person)).session
  const call = callsOf(request, { ...headersIn(person.locale), token })
  const order = orderBody(change) satisfies NewOrder
  const customer = { ...Object(order.customer), email: person.email }
  const { orderId, orderNumber } = await call.post('/v1/orders', { ...order, customer })
  return { order: { id: orderId, number: orderNumber }, call }
}

/** Calls that must be taken; they give what the order calls wrap twice. */
function callsOf(request: APIRequestContext, { token, ...others }: Record<string, string>) {
  const headers = { ...others, 'x-api-key': API_KEY, authorization: token ?? '' }
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(path, { method, headers, data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()).data?.data
  }
  return {
    post: (path: string, data: object) => send('POST', path, data),
    put: (path: string, data: object) => send('PUT', path, data),
  }
}

/** As a page of the shop requests it, so that the token is bound to the browser. */
const headersIn = (locale: Locale) => ({
  'accept-language': locale,
  'sec-fetch-site': 'same-origin',
})

/** What the account remembers of an order that is not placed, as another device left it. */
export const saveDraft = ({ shop, email }: Pick<Person, 'shop' | 'email'>, content: object) =>
  shop.query(
    `insert into order_drafts (user_id, content, version, saved_at)
     select id, $2::jsonb, 1, now() from users where email = $1`,
    [email, JSON.stringify(content)],
  )
