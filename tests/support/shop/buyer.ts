/** What a buyer does with a shop in tests: through the API, as an API client would. */
import { openSession } from '#domain/accounts/sessions/open-session.server.ts'
import type { EmailKind } from '#domain/mail/emails.ts'
import { renderHtml, type WrittenEmail } from '#server/mail/render.ts'

import { openTestShop, type TestShop } from './shop.ts'

export type Buyer = { id: string; email: string; token: string }
export type EmailRow = {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
}

let count = 0

/** An account and a session of an API client, without the hashes and the e-mail of a sign-in. */
export async function signIn(
  shop: TestShop,
  email = `buyer${++count}@example.com`,
): Promise<Buyer> {
  const [row] = await shop.query<{ id: string }>(
    `with account as (
       insert into users (email, role, locale, created_at, email_verified_at)
       values ($1, 'customer', 'en', $2, $2)
       on conflict (email) do update set email_verified_at = excluded.email_verified_at
       returning id
     ), profile as (
       insert into profiles (user_id, updated_at) select id, $2 from account
       on conflict (user_id) do nothing
     )
     select id from account`,
    [email, shop.clock.now],
  )
  const id = row?.id ?? ''
  const context = shop.shop.context({ kind: 'system' }, 'en')
  const user = { id, email, name: '' }
  const how = { isBrowser: false, program: 'test', way: 'code' } as const
  const { token } = await context.transaction((ctx) => openSession(ctx, user, how))
  return { id, email, token }
}

/** Signs in with a mailed code, which makes the account. */
export async function signInByCode(
  shop: TestShop,
  email = `buyer${++count}@example.com`,
): Promise<Buyer> {
  await shop.call({ path: '/api/sign-in-codes', body: { email } })
  const code = await readCode(shop, email)
  const { status, body } = await shop.call<SessionAnswer>({
    path: '/api/sessions',
    body: { session: { email, code } },
  })
  if (status !== 201) throw new Error(`sign-in answered ${status}`)
  return { id: body.data.id, email, token: body.data.authentication_token }
}

export type SessionAnswer = {
  data: {
    id: string
    email: string
    name: string
    authentication_token: string
    token_expiry: string
  }
}

/** The code of the newest e-mail, as stored in the outbox. */
export const readCode = (shop: TestShop, email: string): Promise<string> =>
  readSecret(shop, email, 'sign_in_code')

/** The token of the newest link to reset the password, before its e-mail leaves. */
export const readToken = (shop: TestShop, email: string): Promise<string> =>
  readSecret(shop, email, 'password_reset')

export async function readSecret(shop: TestShop, email: string, kind: EmailKind): Promise<string> {
  const [row] = await shop.query<{ secret: string | null }>(
    `select coalesce(payload->>'code', payload->>'token') as secret from emails
     where kind = $1 and recipient = $2 order by created_at desc, id desc limit 1`,
    [kind, email],
  )
  const secret = row?.secret
  if (!secret) throw new Error(`no ${kind} was mailed to ${email}`)
  return secret
}

export async function emailsTo(shop: TestShop, email: string): Promise<EmailRow[]> {
  await shop.drainJobs()
  const rows = await shop.query<Omit<EmailRow, 'html'> & { content: WrittenEmail }>(
    `select kind, recipient as to, subject, text, content, message_id as "messageId" from emails
     where recipient = $1 and state = 'sent' order by created_at, id`,
    [email],
  )
  return rows.map(({ content, ...row }) => ({ ...row, html: renderHtml(content) }))
}

export const SIX = ['AC-CI01', 'AC-CI02', 'AC-DR01', 'AC-HB01', 'AC-WD01', 'AC-FL01']

export type NewOrder = Record<string, unknown> & { items: Record<string, unknown>[] }

/** At the address of the account, where orders have no limit of their own. */
export const customerOf = ({ email }: Pick<Buyer, 'email'>) => ({
  name: '山田 太郎',
  email,
  phone: '03-1234-5678',
})

/** An order to Tokyo that the shop takes, unless something is changed. */
export const orderBody = (change: Record<string, unknown> = {}): NewOrder => ({
  location: 'Japan',
  currency: 'jpy',
  paymentSource: 'stripe',
  customer: customerOf({ email: 'taro@example.com' }),
  selectedCartridges: SIX.map((serial) => ({ serial, quantity: 1 })),
  selectedSDK: [{ slug: 'windows-sdk', quantity: 1 }],
  shipping: {
    address: {
      postal_code: '104-0061',
      country: 'JP',
      state: '東京都',
      city: '中央区',
      line1: '見本町1-2-3',
      line2: '見本ビル 4階',
    },
  },
  shippingMethod: 'sagawa',
  shippingAmount: 1260,
  items: [
    { id: 'kit', type: 'product', name: 'kit', quantity: 1, baseAmount: 80000, currency: 'jpy' },
  ],
  ...change,
})

/** Where an order abroad or at home goes, as the wire has it. */
export const shippingTo = (country: string, state = '') => ({
  address: { postal_code: '10001', country, state, city: 'Sampletown', line1: '1 Sample Street' },
})
export const kit = (quantity: number, currency = 'jpy') => ({
  id: 'kit',
  quantity,
  baseAmount: 80_000,
  currency,
})
export const refill = (quantity: number) => ({
  id: 'refill-pack',
  quantity,
  baseAmount: 32_400,
  currency: 'jpy',
})

export type PlacedAnswer = {
  data: {
    data: {
      orderId: string
      orderNumber: string
      applicationFee: number
      totalChargeAmount: number
      taxAmount: number
    }
  }
}

export async function placeOrder(
  shop: TestShop,
  buyer: Buyer,
  change: Record<string, unknown> = {},
): Promise<PlacedAnswer['data']['data']> {
  const { status, body } = await shop.call<PlacedAnswer>({
    path: '/v1/orders',
    token: buyer.token,
    body: orderBody(change),
  })
  if (status !== 201) throw new Error(`the order was answered ${status}: ${JSON.stringify(body)}`)
  return body.data.data
}

export type PaymentAnswer = {
  data: { data: { paymentId: string; clientSecret: string; status: string } }
}

export async function statusOf(shop: TestShop, orderId: string): Promise<string | undefined> {
  const [row] = await shop.query<{ status: string }>('select status from orders where id = $1', [
    orderId,
  ])
  return row?.status
}

/** Rows that an order leaves, to see that a refusal left none. */
export async function countRows(shop: TestShop): Promise<Record<string, number>> {
  const [row] = await shop.query<Record<string, number>>(
    `select (select count(*)::int from orders) as orders,
            (select count(*)::int from order_events) as events,
            (select coalesce(sum(reserved), 0)::int from cartridge_stock) as reserved,
            (select count(*)::int from emails where kind like 'order%') as emails`,
  )
  return row ?? {}
}

/** A shop with one buyer and an order of theirs. */
export async function openWithOrder() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  return { shop, buyer, orderId, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}
