/** Taking one’s data along and closing the account, through the API. Decisions, section 9. */
import { expect, test } from 'vitest'

import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'

import { answered, NOT_FOUND, refused, TOKEN_ENDED } from '../../support/api/answers.ts'
import { watchQueries } from '../../support/database/queries.ts'
import {
  type Buyer,
  emailsTo,
  orderBody,
  placeOrder,
  readCode,
  shippingTo,
  signInByCode,
  statusOf,
} from '../../support/shop/buyer.ts'
import { lockAccountElsewhere } from '../../support/shop/locked-account.ts'
import { setStock, staffContext, stockUp } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const NEEDED = { status: 403, body: { error: { code: 'reauthentication_required' } } }
const OPEN_ORDERS = refused(
  409,
  'account_has_open_orders',
  'You still have an open order or refund. You can close the account once it’s complete.',
)

type Exported = {
  account: Record<string, unknown>
  order_draft: unknown
  orders: Record<string, unknown>[]
  messages: { subject: string }[]
  newsletter: { email: string; state: string } | null
  restock_alerts: { serial: string; notified_at: string | null }[]
  letters: { kind: string }[]
}

test('§9 export: a file with all data of one customer, and none of another', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const stranger = await signInByCode(shop, 'stranger@example.com')
  await useEverything(shop, buyer)
  await useEverything(shop, stranger)

  const answer = await exportOf(shop, buyer)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account-data.json"')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const { account, orders, messages, newsletter, restock_alerts, letters, order_draft } =
    answer.body
  expect(account).toMatchObject({
    id: buyer.id,
    email: buyer.email,
    email_proven_at: '2026-11-02T01:00:00.000Z',
    has_password: false,
    profile: {
      phone: '03-0000-0000',
      company: 'Kept by hana@example.com',
      address: { postal_code: '10001', line1: '1 Sample Street' },
    },
    sessions: [{ client: '', ended_at: null }],
    accepted_terms: [{ lives_in_eu: false }],
  })
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({
    order: { orderNotes: 'Of hana@example.com', timeline: [{ kind: 'created' }] },
    location: 'JP',
    money: [],
  })
  expect(order_draft).toMatchObject({ content: { kits: 1 } })
  expect(messages.map(({ subject }) => subject)).toEqual(['From hana@example.com'])
  expect(newsletter).toMatchObject({ email: buyer.email, state: 'pending' })
  expect(restock_alerts).toMatchObject([{ serial: 'AC-CI03', notified_at: null }])
  expect(letters.map(({ kind }) => kind).sort()).toContain('sign_in_code')

  const text = JSON.stringify(answer.body)
  for (const secret of [buyer.token, stranger.id, 'stranger@', 'argon2id', '"hash"', 'token']) {
    expect(text, secret).not.toContain(secret)
  }
})

test('§9 export: with an unverified address the file contains only the account itself', async () => {
  await using shop = await openTestShop()
  const other = await signInByCode(shop, 'other@example.com')
  await useEverything(shop, other)
  await shop.query('update users set email_verified_at = null where id = $1', [other.id])
  const { body } = await exportOf(shop, other)
  expect(body).toMatchObject({ messages: [], newsletter: null, restock_alerts: [], letters: [] })
  expect(body.orders).toHaveLength(1)
})

test('§9 export and closing require the owner, with a recent sign-in', async () => {
  await using shop = await openTestShop()
  const [buyer, stranger] = [await signInByCode(shop), await signInByCode(shop)]
  expect(await exportOf(shop, { ...buyer, id: stranger.id })).toEqual(NOT_FOUND)
  expect(await close(shop, { ...buyer, id: stranger.id })).toEqual(NOT_FOUND)
  expect(await exportOf(shop, { ...buyer, token: '' })).toEqual(TOKEN_ENDED)
  expect(await close(shop, { ...buyer, token: '' })).toEqual(TOKEN_ENDED)
  for (let asked = 0; asked < 10; asked += 1) expect((await exportOf(shop, buyer)).status).toBe(200)
  expect((await exportOf(shop, buyer)).status).toBe(429)

  shop.advance(14 * MINUTE)
  const path = `/api/users/${buyer.id}/refresh_token`
  const next = await shop.call<{ data: { token: string } }>({ path, token: buyer.token })
  shop.advance(MINUTE)
  const late = { ...buyer, token: next.body.data.token }
  expect(await exportOf(shop, late)).toMatchObject(NEEDED)
  expect(await close(shop, late)).toMatchObject(NEEDED)
})

test('§9 closing: refused while goods or money are under way', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const become = (status: string) =>
    shop.query('update orders set status = $2 where id = $1', [orderId, status])
  for (const status of [
    'created',
    'awaiting_transfer',
    'paid',
    'confirmed',
    'shipped',
    'refund_due',
  ]) {
    await become(status)
    expect(await close(shop, buyer), status).toEqual(OPEN_ORDERS)
  }
  await become('canceled')
  await shop.query(`update orders set review_reason = 'transfer_excess' where id = $1`, [orderId])
  expect(await close(shop, buyer)).toEqual(OPEN_ORDERS)
  await shop.query('update orders set review_reason = null where id = $1', [orderId])
  await shop.query(
    `insert into disputes (id, order_id, state, amount_minor, currency, reason, opened_at)
     values ('dp_1', $1, 'needs_response', 1, 'jpy', 'fraudulent', now())`,
    [orderId],
  )
  expect(await close(shop, buyer)).toEqual(OPEN_ORDERS)
  await shop.query(`update disputes set state = 'won'`)
  expect(await statusOf(shop, orderId)).toBe('canceled')
  expect(await close(shop, buyer)).toEqual(answered(204, null))
})

test('§9 closing: what the law lets go is gone, the order stays, and the address is free', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const stranger = await signInByCode(shop, 'stranger@example.com')
  await useEverything(shop, buyer)
  await useEverything(shop, stranger)
  await shop.query(`update orders set status = 'delivered'`)
  await shop.call({ path: '/api/sign-in-codes', body: { email: buyer.email } })
  const code = await readCode(shop, buyer.email)

  expect(await close(shop, buyer)).toEqual(answered(204, null))
  const profile = { path: `/api/users/${buyer.id}/profiles`, token: buyer.token }
  expect(await shop.call(profile)).toEqual(TOKEN_ENDED)
  const session = { email: buyer.email, code }
  expect((await shop.call({ path: '/api/sessions', body: { session } })).status).toBe(401)

  expect(await shop.query('select * from users where id = $1', [buyer.id])).toEqual([
    expect.objectContaining({
      email: `closed+${buyer.id}@closed.invalid`,
      name: '',
      password_hash: null,
      email_verified_at: null,
      closed_at: expect.any(Date),
    }),
  ])
  for (const table of [
    'sessions',
    'profiles',
    'terms_acceptances',
    'order_drafts',
    'email_changes',
  ]) {
    expect(
      await shop.query(`select 1 from ${table} where user_id = $1`, [buyer.id]),
      table,
    ).toEqual([])
  }
  const secrets = await shop.query('select 1 from one_time_tokens where email = $1', [buyer.email])
  expect(secrets).toEqual([])
  expect(await shop.query('select * from orders where user_id = $1', [buyer.id])).toEqual([
    expect.objectContaining({
      customer_name: '山田 太郎',
      line1: '見本町1-2-3',
      customer_phone: '',
      notes: '',
      customs_code_encrypted: null,
    }),
  ])
  const news = await shop.query('select state from subscriptions order by email')
  expect(news).toEqual([{ state: 'ended' }, { state: 'pending' }])
  const alerts = await shop.query('select email from restock_alerts')
  expect(alerts).toEqual([{ email: 'stranger@example.com' }])
  const kinds = (await emailsTo(shop, buyer.email)).map(({ kind }) => kind)
  expect(kinds).not.toContain('sign_in_code')
  expect(kinds).toContain('order_received')
  expect(kinds).toContain('account_closed')

  const again = await signInByCode(shop, buyer.email)
  expect(again.id).not.toBe(buyer.id)
  expect((await exportOf(shop, again)).body.orders).toEqual([])
  expect((await exportOf(shop, stranger)).body.orders[0]).toMatchObject({
    order: { customer: { phone: '03-1234-5678' } },
  })
})

test('§9 why staff canceled an order is exported, and erased when the account closes', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  await useEverything(shop, buyer)
  const [row] = await shop.query<{ id: string }>('select id from orders')
  const why = { reason: 'other', note: 'Asked by telephone' } as const
  expect(await cancelOrder(await staffContext(shop), row?.id ?? '', why)).toMatchObject({
    ok: true,
  })
  expect((await exportOf(shop, buyer)).body.orders).toMatchObject([
    { kept_by_staff: [{ kind: 'canceled', reason: 'other', text: 'Asked by telephone' }] },
  ])
  expect(await close(shop, buyer)).toEqual(answered(204, null))
  const left = await shop.query(`select detail from order_events where kind = 'canceled'`)
  expect(left).toEqual([{ detail: {} }])
})

test('§9 closing: a closed account has no sign-in, and staff are not closed here', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  await close(shop, buyer)
  const email = `closed+${buyer.id}@closed.invalid`
  await shop.call({ path: '/api/sign-in-codes', body: { email } })
  const session = { email, code: await readCode(shop, email) }
  expect(await shop.call({ path: '/api/sessions', body: { session } })).toMatchObject({
    status: 401,
    body: { error: { code: 'code_invalid' } },
  })
  await shop.call({ path: '/api/passwords', body: { email } })
  const letters = (await emailsTo(shop, email)).map(({ kind }) => kind)
  expect(letters).not.toContain('password_reset')

  const staff = await signInByCode(shop, 'staff@example.com')
  await shop.query(`update users set role = 'administrator' where id = $1`, [staff.id])
  expect(await close(shop, staff)).toMatchObject({ status: 403 })
})

test('§9 closing: what is being written meanwhile finds the account closed, and does not come back', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const { id, token } = buyer
  const profiles = `/api/users/${id}/profiles`
  const { body } = await shop.call<{ data: { id: string } }>({ path: profiles, token })
  const terms = await shop.query<{ value: string }>(
    `select value from settings where key = 'terms_version'`,
  )
  const version = terms[0]?.value
  const put = (path: string, body: unknown) => shop.call({ method: 'PUT', path, body, token })

  await using held = await lockAccountElsewhere(shop, id)
  const closing = close(shop, buyer)
  await held.waited(1)
  const writing = [
    put('/v1/order-draft', { version: 0, content: { kits: 1 } }),
    put(`${profiles}/${body.data.id}`, { profile: { name: 'Hana' } }),
    put(`/api/users/${id}/terms-acceptance`, { version, lives_in_eu: false }),
  ]
  await held.waited(1 + writing.length)
  await held.release()
  expect((await closing).status).toBe(204)
  expect((await Promise.all(writing)).map(({ status }) => status)).toEqual([403, 404, 403])
  for (const table of ['order_drafts', 'profiles', 'terms_acceptances']) {
    expect(await shop.query(`select 1 from ${table} where user_id = $1`, [id]), table).toEqual([])
  }
  expect(await shop.query('select name from users where id = $1', [id])).toEqual([{ name: '' }])
  expect(shop.complaints).toEqual([])
})

test('§9 closing: former staff stay in timelines and audit log by name, and never by an address', async () => {
  await using shop = await openTestShop()
  const [former, editor, other] = [
    await signInByCode(shop),
    await signInByCode(shop),
    await signInByCode(shop),
  ]
  const { orderId } = await placeOrder(shop, await signInByCode(shop))
  await shop.query(`update users set name = 'Hana Yamada' where id = any($1)`, [
    [former.id, editor.id, other.id],
  ])
  await shop.query(
    `insert into order_events (order_id, at, kind, actor_kind, actor_id, detail)
     values ($1, now(), 'confirmed', 'staff', $2, '{}')`,
    [orderId, former.id],
  )
  await shop.query(
    `insert into audit_entries (at, actor_kind, actor_id, action, target_type, target_id, detail)
     values (now(), 'staff', $1, 'content_hidden', 'news', 'n', '{}')`,
    [editor.id],
  )
  for (const buyer of [former, editor, other]) expect((await close(shop, buyer)).status).toBe(204)
  const ids = [former.id, editor.id, other.id]
  expect(await listNamesOfUsers(await staffContext(shop), ids)).toEqual({
    ok: true,
    value: new Map([
      [former.id, 'Hana Yamada'],
      [editor.id, 'Hana Yamada'],
      [other.id, null],
    ]),
  })
})

test('§9 export: many orders take as many queries as one', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  const orders = async (count: number) => {
    using watch = watchQueries()
    const { body } = await exportOf(shop, buyer)
    expect(body.orders).toHaveLength(count)
    return watch.taken().length
  }
  const numbers = [(await placeOrder(shop, buyer)).orderNumber]
  const ofOne = await orders(1)
  for (let at = 0; at < 3; at += 1) {
    shop.advance(1000)
    numbers.unshift((await placeOrder(shop, buyer)).orderNumber)
  }
  expect(await orders(4)).toBe(ofOne)
  const { body } = await exportOf(shop, buyer)
  const wire = body.orders as { order: { orderNumber: string; timeline: unknown[] } }[] // As the contract has it.
  expect(wire.map(({ order }) => order.orderNumber)).toEqual(numbers)
  expect(wire.map(({ order }) => order.timeline.length)).toEqual([1, 1, 1, 1])
})

test('§9 closing and ordering at once: either the order came first, or there is none', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  for (let round = 0; round < 6; round += 1) {
    const buyer = await signInByCode(shop)
    const [closed, ordered] = await Promise.all([
      close(shop, buyer),
      shop.call({ path: '/v1/orders', token: buyer.token, body: orderBody() }),
    ])
    const rows = await shop.query('select 1 from orders where user_id = $1', [buyer.id])
    expect(rows).toHaveLength(closed.status === 204 ? 0 : 1)
    expect([201, 401, 403]).toContain(ordered.status)
  }
  expect(shop.complaints).toEqual([])
})

const exportOf = (shop: TestShop, { id, token }: Buyer) =>
  shop.call<Exported>({ path: `/api/users/${id}/export`, token })

const close = (shop: TestShop, { id, token }: Buyer) =>
  shop.call({ method: 'DELETE', path: `/api/users/${id}`, token })

/** Leaves something in every module that stores personal data. */
async function useEverything(shop: TestShop, { id, email, token }: Buyer): Promise<void> {
  const profiles = `/api/users/${id}/profiles`
  const { body } = await shop.call<{ data: { id: string } }>({ path: profiles, token })
  const { address } = shippingTo('US')
  const profile = { phone: '03-0000-0000', company: `Kept by ${email}`, address }
  await shop.call({ method: 'PUT', path: `${profiles}/${body.data.id}`, body: { profile }, token })

  const terms = await shop.query<{ value: string }>(
    `select value from settings where key = 'terms_version'`,
  )
  await shop.call({
    method: 'PUT',
    path: `/api/users/${id}/terms-acceptance`,
    body: { version: terms[0]?.value, lives_in_eu: false },
    token,
  })
  await placeOrder(
    shop,
    { id, email, token },
    {
      customer: { name: '山田 太郎', email, phone: '03-1234-5678' },
      orderNotes: `Of ${email}`,
    },
  )
  const content = { kits: 1, selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }] }
  const draft = { version: 0, content }
  await shop.call({ method: 'PUT', path: '/v1/order-draft', body: draft, token })

  const subject = `From ${email}`
  const contact = { name: 'Hana', email, subject, message: 'Which device suits a shop?' }
  await shop.call({ path: '/v1/contacts', body: { contact: { ...contact, companyName: '' } } })
  await shop.call({ path: '/v1/subscriptions', body: { subscription: { email } } })
  await setStock(shop, 'AC-CI03', 0)
  await shop.call({ path: '/v1/restock-alerts', body: { serial: 'AC-CI03', email } })
}
