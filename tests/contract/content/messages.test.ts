/** Messages to the company and news by mail. Spec §7 call 15; decisions, sections 3 and 8. */
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { confirmSubscription, unsubscribe } from '#domain/newsletter/subscribe.server.ts'
import { tokenFor } from '#domain/newsletter/subscription-token.server.ts'
import { contactAction } from '#web/features/contact/contact-action.server.ts'

import { answered, invalid, NO_API_KEY, NOT_FOUND, refused } from '../../support/api/answers.ts'
import { emailsTo } from '../../support/shop/buyer.ts'
import { pack, solved } from '../../support/shop/captcha.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'
import { DAY } from '../../support/shop/shop.ts'

// The captcha's library compares with the machine's own clock.
const shop = await shareTestShop({ now: new Date().toISOString() })

const CREATED = answered(201, { data: { id: expect.any(String) } })
const COMPANY = 'info@example.com'

const contact = (email: string, change: Record<string, unknown> = {}) => ({
  name: '山田 花子',
  email,
  contact_source: '見本大学',
  subject: '実験での利用',
  message: '一行目\r\n二行目',
  companyName: '見本大学',
  ...change,
})

const send = (body: unknown, headers: Record<string, string> = {}, locale = 'ja') =>
  shop.call<{ data: { id: string } }>({ path: `/v1/contacts?locale=${locale}`, body, headers })

const visitor = () => shop.shop.context({ kind: 'visitor' }, 'ko')

const resetAttempts = () => shop.query('delete from rate_counters')

test('§7 call 15: a message is stored, and the company and the writer get one e-mail each', async () => {
  const email = 'hanako@example.com'
  const sent = await send({
    contact: contact(email),
    captcha: { response: pack(await solved(shop)) },
  })
  expect(sent).toEqual(CREATED)
  const { id } = sent.body.data

  for (const message of ['notify', 'auto-reply', 'notify/', 'auto-reply/']) {
    const path = `/v1/contacts/${message}?locale=ja`
    for (const named of [{ ...contact(email), id }, { id }, contact(email)]) {
      const answer = await shop.call({ path, body: { contact: named } })
      expect(answer).toEqual(answered(201, { data: { id } }))
    }
  }
  await shop.drainJobs()
  const replies = await emailsTo(shop, email)
  expect(replies.map(({ kind }) => kind)).toEqual(['contact_received'])
  expect(replies[0]?.text).toContain('1営業日以内')
  for (const input of ['山田', '実験での利用', '二行目'])
    expect(replies[0]?.html).not.toContain(input)
  const notifications = (await emailsTo(shop, COMPANY)).filter(({ text }) => text.includes(email))
  expect(notifications.length).toBe(1)
  expect(notifications[0]?.text).toContain('二行目')

  const [row] = await shop.query('select * from contacts where id = $1', [id])
  expect(row).toMatchObject({
    name: '山田 花子',
    company: '見本大学',
    message: '一行目\n二行目',
    locale: 'ja',
    is_verified: true,
    state: 'open',
    topic: 'general',
  })
})

test('§3 contact: name and address are required, the rest may be left out', async () => {
  const email = 'short@example.com'
  expect(await send({ contact: { name: 'A', email } })).toEqual(CREATED)
  const bad: [Record<string, unknown>, string][] = [
    [{ name: '' }, 'contact.name'],
    [{ name: '  ' }, 'contact.name'],
    [{ name: undefined }, 'contact.name'],
    [{ name: 'x'.repeat(101) }, 'contact.name'],
    [{ email: 'nobody' }, 'contact.email'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'contact.email'],
    [{ email: undefined }, 'contact.email'],
    [{ subject: 'one\r\nBcc: two@example.com' }, 'contact.subject'],
    [{ subject: 'x'.repeat(201) }, 'contact.subject'],
    [{ message: 'x'.repeat(5001) }, 'contact.message'],
    [{ message: 'a\u0000b' }, 'contact.message'],
    [{ topic: 'other' }, 'contact.topic'],
    [{ topic: 'signage', message: '  ' }, 'contact.message'],
  ]
  for (const [change, field] of bad) {
    const refusal = await send({ contact: contact(email, change) }, {}, 'en')
    expect(refusal, field).toEqual(invalid(field))
  }
  expect((await send({ contact: contact(email, { isAdmin: true }) })).status).toBe(422)
  expect(await send({ contact: contact(email, { topic: 'signage' }) })).toEqual(CREATED)
})

test.each([
  ['application/json', 415],
  ['text/plain', 415],
  ['multipart/form-data', 400],
])(
  'a form without JavaScript accepts form media types alone, and %s is none',
  async (type, status) => {
    const body = 'name=Hanako&email=hanako@example.com'
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    const request = new Request(`${shop.address}/contact`, { method: 'POST', body, headers })
    const asked = contactAction({ request, context: new RouterContextProvider() }, 'general')
    await expect(asked).rejects.toMatchObject({ init: { status } })
  },
)

test('§5 captcha: a wrong answer is refused, a missing one is shown to staff', async () => {
  const email = 'robot@example.com'
  const refusal = await send({ contact: contact(email), captcha: { response: pack({}) } })
  expect(refusal).toEqual(
    refused(401, 'captcha_invalid', 'エラー [401]：reCAPTCHAが無効です。', {}),
  )
  const { body } = await send({ contact: contact(email) })
  const rows = await shop.query('select is_verified from contacts where id = $1', [body.data.id])
  expect(rows).toEqual([{ is_verified: false }])
})

test('§8 a solved captcha is not requested again when the answer was lost', async () => {
  const captcha = { response: pack(await solved(shop)) }
  const body = { contact: contact('lost@example.com'), captcha }
  const key = { 'idempotency-key': 'contact-captcha' }
  const first = await send(body, key)
  expect(first).toEqual(CREATED)
  expect((await send(body, key)).body).toEqual(first.body)
})

test('§8 the same message with the same key is one message', async () => {
  await resetAttempts()
  const key = { 'idempotency-key': 'contact-1' }
  const body = { contact: contact('twice@example.com') }
  const [first, second] = [await send(body, key), await send(body, key)]
  expect(second.body).toEqual(first.body)
  const other = await send({ contact: contact('other@example.com') }, key)
  expect(other.status).toBe(422)
  const contacts = await shop.query(
    `select 1 from contacts where email in ('twice@example.com', 'other@example.com')`,
  )
  expect(contacts).toHaveLength(1)
})

test('§8 e-mails are about a contact that exists, so that the call cannot e-mail strangers', async () => {
  for (const message of ['notify', 'auto-reply']) {
    const path = `/v1/contacts/${message}?locale=en`
    const id = '00000000-0000-4000-8000-000000000000'
    const body = { contact: { ...contact('victim@example.com'), id } }
    expect(await shop.call({ path, body })).toEqual(NOT_FOUND)
    const unsent = { contact: contact('victim@example.com') }
    expect(await shop.call({ path, body: unsent })).toEqual(NOT_FOUND)
    expect((await shop.call({ path, body: { contact: {} } })).status).toBe(422)
  }
  expect(await emailsTo(shop, 'victim@example.com')).toEqual([])
  expect(await send({ contact: contact('a@example.com') }, { 'x-api-key': '' })).toMatchObject({
    status: NO_API_KEY.status,
  })
})

test('a place that passed no captcha writes five times an hour; an address gets five answers, and may write on', async () => {
  await resetAttempts()
  const unverified = await attempts(6, (round) =>
    send({ contact: contact(`unverified-${round}@example.com`) }),
  )
  expect(unverified).toEqual([201, 201, 201, 201, 201, 429])

  await resetAttempts()
  const busy = 'busy@example.com'
  let id = ''
  const isPast = await attempts(6, async () => {
    const sent = await send({
      contact: contact(busy),
      captcha: { response: pack(await solved(shop)) },
    })
    id = sent.body.data.id
    return sent
  })
  expect(isPast).toEqual([201, 201, 201, 201, 201, 201])
  await shop.drainJobs()
  expect((await emailsTo(shop, busy)).length).toBe(5)

  // A direct call does not send either what the limit stopped.
  const path = '/v1/contacts/auto-reply?locale=ja'
  const again = await shop.call({ path, body: { contact: { ...contact(busy), id } } })
  expect(again).toEqual(answered(201, { data: { id } }))
  await shop.drainJobs()
  expect((await emailsTo(shop, busy)).length).toBe(5)
  await resetAttempts()
})

const subscribe = (email: string, locale = 'ko') =>
  shop.call<{ data: { id: string } }>({
    path: `/v1/subscriptions?locale=${locale}`,
    body: { subscription: { email } },
  })

test('§3 newsletter: a subscription begins when the link of the e-mail is opened', async () => {
  const email = 'reader@example.com'
  const asked = await subscribe(email)
  expect(asked).toEqual(CREATED)
  await shop.drainJobs()
  const [message] = await emailsTo(shop, email)
  expect(message?.kind).toBe('newsletter_confirm')
  const token = /subscription\/confirm\/([^?\s]+)/.exec(message?.text ?? '')?.[1] ?? ''
  expect(await stateOf(email)).toBe('pending')

  const ctx = visitor()
  expect(await confirmSubscription(ctx, decodeURIComponent(token))).toMatchObject({ ok: true })
  expect(await confirmSubscription(ctx, decodeURIComponent(token))).toMatchObject({ ok: true })
  expect(await stateOf(email)).toBe('confirmed')

  const again = await subscribe(` ${email.toUpperCase()} `)
  expect(again.body).toEqual(asked.body)
  await shop.drainJobs()
  expect((await emailsTo(shop, email)).length).toBe(1)
})

test('§3 newsletter: one click ends it, however often; a new request confirms again', async () => {
  const email = 'leaver@example.com'
  const { id } = (await subscribe(email)).body.data
  const ctx = visitor()
  expect(await confirmSubscription(ctx, await tokenFor(ctx, 'confirm', id))).toMatchObject({
    ok: true,
  })
  const token = await tokenFor(ctx, 'unsubscribe', id)
  expect(await unsubscribe(ctx, token)).toMatchObject({ ok: true })
  expect(await unsubscribe(ctx, token)).toMatchObject({ ok: true })
  expect(await stateOf(email)).toBe('ended')
  expect(await confirmSubscription(ctx, await tokenFor(ctx, 'confirm', id))).toMatchObject({
    ok: false,
  })
  await subscribe(email)
  expect(await stateOf(email)).toBe('pending')
})

test('§3 newsletter: a link that is forged, of another purpose or too old opens nothing', async () => {
  const email = 'late@example.com'
  const { id } = (await subscribe(email)).body.data
  const ctx = visitor()
  const forged = [
    '',
    id,
    `${id}.`,
    `${id}.AAAA`,
    '%00',
    await tokenFor(ctx, 'unsubscribe', id),
    `x${await tokenFor(ctx, 'confirm', id)}`,
  ]
  for (const token of forged) {
    expect(await confirmSubscription(ctx, token), token).toMatchObject({ ok: false })
  }
  const token = await tokenFor(ctx, 'confirm', id)
  shop.advance(7 * DAY + 1)
  expect(await confirmSubscription(visitor(), token)).toMatchObject({ ok: false })
  shop.advance(-2)
  expect(await confirmSubscription(visitor(), token)).toMatchObject({ ok: true })
})

test('§3 newsletter: an invalid address is refused, and so are endless requests', async () => {
  for (const email of ['', 'a', 'a@b', 'a@example.com\nBcc: b@example.com', 'a b@example.com']) {
    expect(await subscribe(email, 'en'), email).toEqual(invalid('subscription.email'))
  }
  await resetAttempts()
  const asked = await attempts(21, (round) => subscribe(`many-${round}@example.com`))
  expect(asked.slice(-2)).toEqual([201, 429])
})

async function attempts(
  count: number,
  attempt: (round: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const answers: number[] = []
  for (let round = 0; round < count; round += 1) answers.push((await attempt(round)).status)
  return answers
}

async function stateOf(email: string): Promise<string> {
  const [row] = await shop.query<{ state: string }>(
    'select state from subscriptions where email = $1',
    [email],
  )
  return row?.state ?? ''
}
