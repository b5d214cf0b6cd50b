/** What tests of orders and payments do besides buying: stock, staff, e-mails, cards and the processor's messages. */
import Stripe from 'stripe'

import type { Actor, Context } from '#domain/context.ts'

import { cardForm, GOOD_CARD } from '../api/card-form.ts'
import { type Buyer, type PaymentAnswer, placeOrder, signIn } from './buyer.ts'
import type { TestShop } from './shop.ts'

const EVENTS_PATH = '/webhooks/card'
export const EVENTS_SECRET = 'whsec_sandbox_local'
const SANDBOX = '/sandbox/payments'

export const CARD = {
  good: GOOD_CARD,
  declined: '4000000000000002',
  challenged: '4000002760003184',
  challengedThenDeclined: '4000008400001629',
  slow: '4000000000000077',
} as const

export type Payment = { paymentId: string; clientSecret: string; status: string }
export type ProblemAnswer = {
  error: {
    code: string
    message: string
    fields?: string[]
    data?: Record<string, unknown>
  }
}

/** A refusal, as far as most tests look at it. */
export const codeOf = ({ status, body }: { status: number; body: ProblemAnswer }) => [
  status,
  body.error?.code,
]

/** Every shelf is as full as said, so that only the test's own limit counts. */
export const stockUp = async (shop: TestShop): Promise<void> => {
  await shop.query('update cartridge_stock set on_hand = 100000')
}

export const setStock = async (shop: TestShop, serial: string, onHand: number): Promise<void> => {
  await shop.query('update cartridge_stock set on_hand = $2 where serial = $1', [serial, onHand])
}

/** Other tests verify the limits; here they would only end a long table early. */
export const resetRateLimits = async (shop: TestShop): Promise<void> => {
  await shop.query('delete from rate_counters')
}

export async function buyers(shop: TestShop, count: number): Promise<Buyer[]> {
  await resetRateLimits(shop)
  const made: Buyer[] = []
  while (made.length < count) made.push(await signIn(shop))
  return made
}

export const systemContext = (shop: TestShop): Context =>
  shop.shop.context({ kind: 'system' }, 'en')

export const buyerContext = (shop: TestShop, { id }: Pick<Buyer, 'id'>): Context =>
  shop.shop.context({ kind: 'customer', userId: id }, 'en')

export async function staffContext(
  shop: TestShop,
  role: Extract<Actor, { kind: 'staff' }>['role'] = 'staff',
): Promise<Context> {
  const [row] = await shop.query<{ id: string }>(
    `insert into users (email, role, locale, created_at) values ($1, $2, 'ja', now())
     on conflict (email) do update set role = excluded.role returning id`,
    [`${role}@example.com`, role],
  )
  return shop.shop.context({ kind: 'staff', userId: row?.id ?? '', role }, 'ja')
}

/** E-mails to the buyer about one order, in the order they were written, sent or not. */
export async function emailsOf(shop: TestShop, orderId: string): Promise<string[]> {
  const rows = await shop.query<{ kind: string }>(
    `select kind from emails where (payload->>'orderId' = $1 or entity_id = $1)
       and kind not in ('order_needs_review', 'dispute_opened')
     order by created_at, kind`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

export async function timelineOf(shop: TestShop, orderId: string): Promise<string[]> {
  const rows = await shop.query<{ kind: string }>(
    'select kind from order_events where order_id = $1 order by id',
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

type OrderRow = Record<string, unknown> & { status: string; review_reason: string | null }

export async function orderRow(shop: TestShop, orderId: string): Promise<OrderRow> {
  const [row] = await shop.query<OrderRow>('select * from orders where id = $1', [orderId])
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}

export const reservedOf = async (shop: TestShop): Promise<number> => {
  const [row] = await shop.query<{ reserved: number }>(
    'select sum(reserved)::int as reserved from cartridge_stock',
  )
  return row?.reserved ?? 0
}

/** A bank order whose instructions are on their way. */
export async function placeBankOrder(
  shop: TestShop,
  buyer: Buyer,
  change: Record<string, unknown> = {},
): Promise<string> {
  const { orderId } = await placeOrder(shop, buyer, { paymentSource: 'bank', ...change })
  const { status } = await shop.call({
    method: 'PUT',
    path: `/v1/orders/${orderId}/complete-bank-order`,
    token: buyer.token,
    body: { paymentSource: 'bank' },
  })
  if (status !== 200) throw new Error(`complete-bank-order answered ${status}`)
  return orderId
}

export async function startPayment(
  shop: TestShop,
  buyer: Buyer,
  orderId: string,
): Promise<Payment> {
  const { status, body } = await shop.call<PaymentAnswer>({
    method: 'POST',
    path: `/v1/orders/${orderId}/payment-intent`,
    token: buyer.token,
  })
  if (status !== 200) throw new Error(`payment-intent answered ${status}: ${JSON.stringify(body)}`)
  return body.data.data
}

const originOf = (shop: TestShop): string => `http://127.0.0.1:${new URL(shop.url).port}`

type Confirmed = { status: number; intent: string | undefined; decline: string | undefined }

/** What the page does with a card. Rejects when the answer is lost on the way. */
export async function confirmCard(
  shop: TestShop,
  { paymentId, clientSecret }: Payment,
  number: string = CARD.good,
): Promise<Confirmed> {
  const answer = await fetch(
    `${originOf(shop)}${SANDBOX}/v1/payment_intents/${paymentId}/confirm`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.cards.publishableKey}` },
      body: new URLSearchParams(cardForm(clientSecret, `${shop.url}/checkout/completed`, number)),
    },
  )
  // The sandbox answers a payment or an error, as Stripe does.
  const body = (await answer.json()) as { status?: string; error?: { code?: string } }
  return { status: answer.status, intent: body.status, decline: body.error?.code }
}

/** The buyer at the test bank. Answers where they are sent back to. */
export async function decideAtBank(
  shop: TestShop,
  { paymentId, clientSecret }: Payment,
  decision: 'complete' | 'fail',
): Promise<URL> {
  const answer = await fetch(`${originOf(shop)}${SANDBOX}/challenge/${paymentId}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, decision }),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}

export async function setFaults(shop: TestShop, faults: object): Promise<void> {
  await control(shop, '/faults', faults)
}

export async function control(
  shop: TestShop,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${originOf(shop)}${SANDBOX}/control${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_sandbox_local' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`)
  return (await answer.json()) as Record<string, unknown> // Its answers are objects.
}

export type PaymentSyncAnswer = {
  data: {
    data: {
      orderId: string
      status: string
      paymentStatus: string | null
      lastDecline: string | null
    }
  }
}

/** The request of the return page. */
export async function syncPayment(shop: TestShop, buyer: Buyer, orderId: string) {
  const { body } = await shop.call<PaymentSyncAnswer>({
    method: 'POST',
    path: `/v1/orders/${orderId}/settlement`,
    token: buyer.token,
  })
  return body.data.data
}

export const eventBody = (id: string, type: string, object: Record<string, unknown>): string =>
  JSON.stringify({ id, object: 'event', type, livemode: false, created: 1, data: { object } })

export const signatureOf = (payload: string, secret = EVENTS_SECRET, timestamp?: number): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  })

/** A message of the processor, signed as given; `null` leaves the signature out. */
export const postEvent = async (
  shop: TestShop,
  payload: string,
  signature: string | null = signatureOf(payload),
): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${originOf(shop)}${EVENTS_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'stripe-signature': signature }),
    },
    body: payload,
  })
  return { status: answer.status, text: await answer.text() }
}
