/** What customers do with their own account in tests, and what is answered. */
import { expect } from 'vitest'

import { answered, refused } from '../api/answers.ts'
import { type Buyer, readCode, type SessionAnswer } from './buyer.ts'
import type { TestShop } from './shop.ts'

export const PASSWORD = 'correct horse battery'
export const NEW = 'a quite different password'
export const DONE = answered(204, null)
export const WRONG = refused(
  401,
  'credentials_invalid',
  'Error [401]: Email or password is invalid.',
)
export const WRONG_CODE = refused(
  401,
  'code_invalid',
  'That code is wrong or has expired. Please enter it in the browser where you requested it.',
)
export type Sessions = {
  data: { id: string; client: string; last_seen_at: string; is_current: boolean }[]
}
type Profile = { id: string; email: string; has_password: boolean }

export const LINK_INVALID = refused(
  410,
  'link_invalid',
  'This link is wrong, has expired or has already been used.',
)
export const state = (word: string) => answered(200, { data: { state: word } })
export const sessionsOf = ({ id }: Buyer) => `/api/users/${id}/sessions`

/** A buyer without a token has signed out; one with a cookie is in a browser. */
export type Client = Omit<Buyer, 'token'> & { token: string | null; cookie?: string | undefined }

export const cookieOf = ({ cookie }: Client): Record<string, string> => (cookie ? { cookie } : {})

export const look = (shop: TestShop, client: Client) =>
  shop.call<{ data: Profile }>({
    path: `/api/users/${client.id}/profiles`,
    token: client.token,
    headers: cookieOf(client),
  })

export type Refreshed = { data: { token: string; token_expiry: string } }

export const refresh = (shop: TestShop, client: Client) =>
  shop.call<Refreshed>({
    path: `/api/users/${client.id}/refresh_token`,
    token: client.token,
    headers: cookieOf(client),
  })

export const profileOf = async (shop: TestShop, of: Buyer) => (await look(shop, of)).body.data

export const endOthers = (shop: TestShop, of: Buyer) =>
  shop.call({ method: 'DELETE', path: sessionsOf(of), token: of.token })

export const askChange = (shop: TestShop, { id, token }: Buyer, email: string) =>
  shop.call({ path: `/api/users/${id}/email-changes`, body: { email }, token })

export const waiting = async (shop: TestShop, { id, token }: Buyer) =>
  (
    await shop.call<{ data: Record<string, unknown> | null }>({
      path: `/api/users/${id}/email-changes`,
      token,
    })
  ).body.data

export const viewChange = (shop: TestShop, link: string) =>
  shop.call({ path: `/api/email-changes/${link}` })

export const confirm = (shop: TestShop, link: string, token: string | null = null) =>
  shop.call({ method: 'PUT', path: `/api/email-changes/${link}`, token })

/** The newest link of a change of the e-mail address that went to one. */
export async function linkTo(shop: TestShop, to: string): Promise<string> {
  const [row] = await shop.query<{ token: string }>(
    `select payload->>'token' as token from emails
     where kind like 'email_change_%' and recipient = $1 order by created_at desc, id desc limit 1`,
    [to],
  )
  const newest = await shop.query<{ token: string }>(
    `select m.payload->>'token' as token from emails m join email_changes e on e.id::text = m.entity_id
     where m.kind like 'email_change_%' and m.recipient = $1 and e.ended_at is null`,
    [to],
  )
  return newest[0]?.token ?? row?.token ?? ''
}

export async function signUp(shop: TestShop, email: string): Promise<Buyer> {
  await shop.call({ path: '/api/users', body: { user: { email, password: PASSWORD } } })
  return signInByPassword(shop, email)
}

export async function signInByPassword(shop: TestShop, email: string): Promise<Buyer> {
  const session = { email, password: PASSWORD }
  const { body } = await shop.call<SessionAnswer>({ path: '/api/sessions', body: { session } })
  return { id: body.data.id, email, token: body.data.authentication_token }
}

/** Another sign-in of the same customer. */
export async function signInAs(
  shop: TestShop,
  email: string,
  headers: Record<string, string> = {},
): Promise<Buyer> {
  // Two e-mails of one moment have no order.
  await shop.query(`delete from emails where kind = 'sign_in_code'`)
  await shop.call({ path: '/api/sign-in-codes', body: { email } })
  const session = { email, code: await readCode(shop, email) }
  const { body } = await shop.call<SessionAnswer>({
    path: '/api/sessions',
    body: { session },
    headers,
  })
  return { id: body.data.id, email, token: body.data.authentication_token }
}

export async function renewed(shop: TestShop, of: Buyer): Promise<Buyer> {
  const { body } = await refresh(shop, of)
  return { ...of, token: body.data.token }
}

export async function reauthenticateByCode(shop: TestShop, of: Buyer): Promise<void> {
  await shop.call({ path: '/api/sign-in-codes', body: { email: of.email } })
  const code = await readCode(shop, of.email)
  const path = `/api/users/${of.id}/proofs`
  expect(await shop.call({ path, body: { code }, token: of.token })).toEqual(DONE)
}

export async function countOf(shop: TestShop, table: string): Promise<number> {
  const [row] = await shop.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return row?.count ?? -1
}
