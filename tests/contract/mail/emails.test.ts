/** E-mails as staff see and resend them. Decisions, sections 2 and 7. */
import { expect, test } from 'vitest'

import {
  listEmailsAbout,
  listUndeliveredEmails,
  readEmail,
} from '#domain/mail/list-emails.server.ts'
import { MAIL_ATTEMPTS_MAX, MAIL_STUCK_HOURS, RESEND_PAUSE_SECONDS } from '#domain/mail/policy.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { requeueEmail } from '#domain/mail/requeue-email.server.ts'
import { fail } from '#shared/result.ts'

import { openSender } from '../../support/mail/sender.ts'
import { emailsTo, placeOrder, signInByCode } from '../../support/shop/buyer.ts'
import { placeBankOrder, staffContext, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const PAUSE = RESEND_PAUSE_SECONDS * 1000
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A bank order whose e-mails have left. */
async function openOffice() {
  const shop = await openTestShop()
  const buyer = await signInByCode(shop)
  const orderId = await placeBankOrder(shop, buyer)
  await shop.drainJobs()
  return { shop, buyer, orderId }
}

async function emailIdOf(shop: TestShop, kind: string): Promise<string> {
  const [row] = await shop.query<{ id: string }>(
    'select id from emails where kind = $1 order by created_at, id limit 1',
    [kind],
  )
  if (!row) throw new Error(`no ${kind} was written`)
  return row.id
}

test('e-mails about an order are those that name it, the newest first, and none of another order', async () => {
  const { shop, buyer, orderId } = await openOffice()
  await using _ = shop
  const { orderId: other } = await placeOrder(shop, buyer)
  const ctx = await staffContext(shop)
  await queueEmail(systemContext(shop), 'transfer_reminder', {
    entityId: `${orderId}:1`,
    to: 'taro@example.com',
    locale: 'ja',
    payload: { orderId, round: 1 },
  })
  await shop.drainJobs()

  const kinds = async (id: string) =>
    unwrap(await listEmailsAbout(ctx, id))
      .map(({ kind }) => kind)
      .sort()
  expect(await kinds(orderId)).toEqual(['bank_instructions', 'order_received', 'transfer_reminder'])
  expect(await kinds(other)).toEqual(['order_received'])
  const lines = unwrap(await listEmailsAbout(ctx, orderId))
  for (const line of lines) {
    expect(Object.keys(line)).not.toContain('payload')
    expect(line.messageId).toMatch(/^[\w.-]+$/)
  }
  const moments = lines.map(({ createdAt }) => createdAt.getTime())
  expect(moments).toEqual(moments.toSorted((one, two) => two - one))
})

test('an e-mail with a code or a link that opens something is not shown, and not sent again', async () => {
  const { shop } = await openOffice()
  await using _ = shop
  shop.advance(PAUSE)
  const ctx = await staffContext(shop)
  const id = await emailIdOf(shop, 'sign_in_code')
  const [row] = await shop.query('select payload, subject from emails where id = $1', [id])
  const code = row?.payload.code
  const shown = unwrap(await readEmail(ctx, id))

  expect(shown).toMatchObject({ isSecret: true, subject: null, text: null })
  expect(JSON.stringify(shown)).not.toContain(code)
  await shop.query(`update emails set state = 'failed' where id = $1`, [id])
  expect(JSON.stringify(await listUndeliveredEmails(ctx))).not.toContain(code)
  expect(await requeueEmail(ctx, id)).toEqual(fail('email_contains_secret'))
})

test('an e-mail is sent again as itself, with a Message-ID of its own, once a minute', async () => {
  const { shop, orderId } = await openOffice()
  await using _ = shop
  const id = await emailIdOf(shop, 'bank_instructions')
  const again = async () => requeueEmail(await staffContext(shop), id)
  expect(await again()).toEqual(fail('email_just_sent'))

  shop.advance(PAUSE)
  expect(unwrap(await again())).toMatchObject({
    kind: 'bank_instructions',
    recipient: 'taro@example.com',
    messageId: `bank-instructions.${orderId}.again.1`,
  })
  expect(await again()).toEqual(fail('email_pending'))
  await shop.drainJobs()
  shop.advance(PAUSE - 1)
  expect(await again()).toEqual(fail('email_just_sent'))
  shop.advance(1)
  expect(unwrap(await again()).messageId).toBe(`bank-instructions.${orderId}.again.2`)

  const sent = (await emailsTo(shop, 'taro@example.com')).filter(
    ({ kind }) => kind === 'bank_instructions',
  )
  expect(sent.map(({ messageId }) => messageId)).toEqual([
    `bank-instructions.${orderId}`,
    `bank-instructions.${orderId}.again.1`,
    `bank-instructions.${orderId}.again.2`,
  ])
  const withoutLink = (text: string) => text.replace(/\/orders\/status\/\S+/, '')
  expect(new Set(sent.map(({ text }) => withoutLink(text))).size).toBe(1)
  // A resent e-mail that is resent counts from the first one.
  shop.advance(PAUSE)
  const [row] = await shop.query(`select id from emails where message_id like '%.again.2'`)
  const third = unwrap(await requeueEmail(await staffContext(shop), row?.id))
  expect(third.messageId).toBe(`bank-instructions.${orderId}.again.3`)
})

test('pressed twice at once, an e-mail is sent again once', async () => {
  const { shop } = await openOffice()
  await using _ = shop
  shop.advance(PAUSE)
  const ctx = await staffContext(shop)
  const id = await emailIdOf(shop, 'order_received')
  const answers = await Promise.all([1, 2, 3, 4].map(() => requeueEmail(ctx, id)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(3).fill(fail('email_pending')))
})

test('an e-mail that never left is listed with its reason, and tried again under its own Message-ID', async () => {
  const { shop, orderId } = await openOffice()
  await using _ = shop
  const id = await emailIdOf(shop, 'order_received')
  await shop.query(
    `update emails set state = 'queued', attempts = $2, sent_at = null where id = $1`,
    [id, MAIL_ATTEMPTS_MAX - 1],
  )
  const post = () => Promise.reject(new Error('550 mailbox unavailable'))
  const transport = { siteUrl: shop.url, from: 'shop@example.com', post }
  await openSender(systemContext(shop), transport).sendAll()
  const ctx = await staffContext(shop)
  expect(unwrap(await listUndeliveredEmails(ctx))).toMatchObject([
    { id, state: 'failed', attempts: MAIL_ATTEMPTS_MAX, lastError: '550 mailbox unavailable' },
  ])
  shop.advance(PAUSE)

  expect(unwrap(await requeueEmail(ctx, id)).messageId).toBe(`order-received.${orderId}`)
  await shop.drainJobs()
  expect(unwrap(await listUndeliveredEmails(ctx))).toEqual([])
  expect(unwrap(await readEmail(ctx, id)).state).toBe('sent')
})

test('an e-mail that has been queued for a day is reported, and sent again as itself unless it is being sent', async () => {
  const { shop, orderId } = await openOffice()
  await using _ = shop
  const id = await emailIdOf(shop, 'order_received')
  await shop.query(
    `update emails set state = 'queued', sent_at = null, due_at = now() + interval '1 hour' where id = $1`,
    [id],
  )
  const stuck = async () => unwrap(await listUndeliveredEmails(await staffContext(shop)))
  const again = async () => requeueEmail(await staffContext(shop), id)
  expect(await stuck()).toEqual([])
  expect(await again()).toEqual(fail('email_pending'))

  shop.advance(MAIL_STUCK_HOURS * 3_600_000)
  expect(await stuck()).toMatchObject([{ id, isStuck: true }])
  await shop.query('update emails set taken_by = $2 where id = $1', [id, NOBODY])
  expect(await again()).toEqual(fail('email_pending'))
  await shop.query('update emails set taken_by = null where id = $1', [id])
  expect(unwrap(await again()).messageId).toBe(`order-received.${orderId}`)
  await shop.drainJobs()
  expect(await stuck()).toEqual([])
  expect(unwrap(await readEmail(await staffContext(shop), id)).state).toBe('sent')
})

test('no e-mail requests money that has come or is no longer due', async () => {
  const { shop, orderId } = await openOffice()
  await using _ = shop
  await queueEmail(systemContext(shop), 'transfer_reminder', {
    entityId: `${orderId}.1`,
    to: 'taro@example.com',
    locale: 'ja',
    payload: { orderId, round: 1 },
  })
  await shop.query(`update orders set status = 'paid', paid_at = now() where id = $1`, [orderId])
  await shop.drainJobs()

  const ctx = await staffContext(shop)
  expect(unwrap(await listUndeliveredEmails(ctx))).toMatchObject([
    { kind: 'transfer_reminder', state: 'failed', lastError: 'The order waits for no transfer.' },
  ])
  expect((await emailsTo(shop, 'taro@example.com')).map(({ kind }) => kind)).not.toContain(
    'transfer_reminder',
  )
  expect(shop.complaints).toEqual([])
})

test('an unknown e-mail can be neither read nor sent again', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  for (const id of [NOBODY, 'no-id', '']) {
    expect(await readEmail(ctx, id)).toEqual(fail('not_found'))
    expect(await requeueEmail(ctx, id)).toEqual(fail('not_found'))
  }
})

test('an address that the account has not verified gets no word that the buyer typed', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  const typed = {
    name: '当選 https://evil.example',
    kana: 'トウセン',
    phone: '03-9999-8888',
    description: '見本 evil.example/win',
    department: '抽選部',
  }
  const address = {
    postal_code: '104-0099',
    country: 'JP',
    state: '東京都',
    city: '中央区',
    line1: 'evil.example 1-2-3',
    line2: '見本ビル 99階',
  }
  const words = [...Object.values(typed), ...Object.values(address).slice(3), '104-0099', 'PO-evil']
  const textsTo = async (email: string) => {
    const customer = { ...typed, email }
    const change = { customer, shipping: { address }, purchaseOrderNumber: 'PO-evil' }
    await placeBankOrder(shop, buyer, change)
    await shop.drainJobs()
    const rows = await shop.query<{ kind: string; texts: string }>(
      `select kind, concat(subject, text, content) as texts from emails
       where recipient = $1 and payload ? 'orderId' order by kind`,
      [email],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['bank_instructions', 'order_received'])
    return rows.map(({ texts }) => words.filter((word) => texts.includes(word)))
  }
  expect(await textsTo('stranger@example.com')).toEqual([[], []])
  const [instructions, received] = await textsTo(buyer.email)
  expect(instructions).toContain('PO-evil')
  expect(received).toContain('evil.example 1-2-3')

  await shop.query('update users set email_verified_at = null where id = $1', [buyer.id])
  await shop.query('delete from emails')
  expect(await textsTo(buyer.email)).toEqual([[], []])
})
