/** What staff do with messages and subscribers: found, answered once and in the writer's language, taken out knowingly. */
import { expect, test } from 'vitest'

import { listColleagues } from '#domain/accounts/staff/staff-list.server.ts'
import {
  confirmStaffSession,
  openStaffSession,
} from '#domain/accounts/staff/staff-session.server.ts'
import { answerMessage, moveMessage } from '#domain/contact/answer-message.server.ts'
import { readMessagesFrom } from '#domain/contact/customer-messages.server.ts'
import { assignMessage, noteMessage } from '#domain/contact/handle-message.server.ts'
import { listMessages, viewMessage } from '#domain/contact/list-messages.server.ts'
import {
  deleteSavedReply,
  listSavedReplies,
  saveReply,
} from '#domain/contact/saved-replies.server.ts'
import { undoReply } from '#domain/contact/undo-reply.server.ts'
import type { Context } from '#domain/context.ts'
import { listUndeliveredEmails } from '#domain/mail/list-emails.server.ts'
import { EMAILS_SHOWN_MAX } from '#domain/mail/policy.ts'
import {
  endSubscription,
  exportSubscribers,
  listSubscribers,
} from '#domain/newsletter/subscribers.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { fail } from '#shared/result.ts'
import { loadMessage } from '#web/features/admin/messages/messages.server.ts'
import { subscribersFile } from '#web/features/admin/messages/subscribers.server.ts'
import { loadOrderList } from '#web/features/admin/orders/list/order-list.server.ts'
import { loadToday } from '#web/features/admin/today/today.server.ts'

import { addManyOrders } from '../../../scripts/dev/many-orders.ts'
import { emailsTo, placeOrder, signInByCode } from '../../support/shop/buyer.ts'
import { staffContext, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const PAGE = { number: 1, size: 10 }
const ALL = { state: null, topic: null, search: '' }

async function write(shop: TestShop, change: Record<string, string> = {}): Promise<string> {
  const columns = {
    topic: 'signage',
    name: '김서연',
    email: 'seoyeon@example.com',
    company: '향기 스튜디오',
    subject: '매장 <b>사이니지</b>',
    message: '두 곳에 설치하고 싶습니다.',
    locale: 'ko',
    is_verified: 'true',
    state: 'open',
    created_at: '2026-11-02T01:00:00Z',
    ...change,
  }
  const [row] = await shop.query<{ id: string }>(
    `insert into contacts (${Object.keys(columns).join(', ')})
     values (${Object.keys(columns).map((_, at) => `$${at + 1}`)}) returning id`,
    Object.values(columns),
  )
  return row?.id ?? ''
}

async function answer(ctx: Context, contactId: string, text: string) {
  const { revision } = unwrap(await viewMessage(ctx, contactId))
  return { contactId, replyId: crypto.randomUUID(), text, revision }
}

const actionsOf = async (shop: TestShop) => {
  const rows = await shop.query<{ action: string; detail: unknown }>(
    "select action, detail from audit_entries where target_type in ('contact', 'newsletter', 'subscription') order by id",
  )
  return rows.map(({ action }) => action)
}

test('§1 messages: pressed twice an answer goes out once, in the writer’s language, with what it answers', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const id = await write(shop)
  const first = await answer(staff, id, '네, 가능합니다.\r\n\r\n견적을 보내 드리겠습니다.')
  const both = await Promise.all([answerMessage(staff, first), answerMessage(staff, first)])
  expect(both).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ])
  unwrap(await answerMessage(staff, await answer(staff, id, '추가로 말씀드립니다.')))

  const { contact, replies } = unwrap(await viewMessage(staff, id))
  expect([contact.state, replies.length]).toEqual(['answered', 2])
  const emails = await emailsTo(shop, 'seoyeon@example.com')
  expect(emails.map(({ kind }) => kind)).toEqual(['contact_reply', 'contact_reply'])
  expect(emails[0]?.subject).toContain('매장 <b>사이니지</b>')
  for (const words of ['김서연 님', '견적을 보내 드리겠습니다.', '두 곳에 설치하고 싶습니다.'])
    expect(emails.map(({ text }) => text).join()).toContain(words)
  expect(emails[0]?.html).not.toContain('<b>사이니지')
  expect(await actionsOf(shop)).toEqual(['message_answered', 'message_answered'])
  const [own] = await readMessagesFrom(systemContext(shop), 'seoyeon@example.com')
  expect(own?.replies.map(({ text }) => text)).toHaveLength(2)
})

test('§1 messages: of two answers at once the second is an edit conflict; so is closing what was just answered', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const id = await write(shop)
  const one = await answer(staff, id, 'One')
  const other = await answer(staff, id, 'Other')
  unwrap(await answerMessage(staff, one))
  const taken = fail('edit_conflict')
  expect(await answerMessage(staff, other)).toEqual(taken)
  expect(await moveMessage(staff, id, { state: 'closed', revision: other.revision })).toEqual(taken)
  const { revision } = unwrap(await viewMessage(staff, id))
  unwrap(await moveMessage(staff, id, { state: 'closed', revision }))
  unwrap(await moveMessage(staff, id, { state: 'closed', revision: 'old, and it changes nothing' }))

  const elsewhere = await write(shop, { email: 'other@example.com' })
  const stolen = { ...(await answer(staff, elsewhere, 'X')), replyId: one.replyId }
  expect(await answerMessage(staff, stolen)).toEqual(fail('request_invalid'))
  for (const text of ['', ' \n ', 'x'.repeat(5001)]) {
    const refused = await answerMessage(staff, { ...(await answer(staff, elsewhere, 'X')), text })
    expect(refused).toEqual(fail('request_invalid'))
  }
  expect(await emailsTo(shop, 'other@example.com')).toEqual([])
})

test('a reply is taken back within ten seconds: no e-mail, the message waits again, the text is returned', async () => {
  await using shop = await openTestShop({ env: { UNDO_SECONDS: '10' } })
  const staff = await staffContext(shop)
  const id = await write(shop)
  unwrap(await answerMessage(staff, await answer(staff, id, '네, 가능합니다.')))
  const { emails } = (await loadMessage(staff, id)) ?? { emails: [] }
  const emailId = emails[0]?.id ?? ''
  expect(emails.map(({ isHeld }) => isHeld)).toEqual([true])
  const other = await write(shop, { email: 'other@example.com' })
  expect(await undoReply(staff, other, emailId)).toEqual(fail('not_found'))
  const byOperations = await staffContext(shop, 'operations')
  expect(await undoReply(byOperations, id, emailId)).toEqual(fail('forbidden'))

  expect(await undoReply(staff, id, emailId)).toEqual({ ok: true, value: '네, 가능합니다.' })
  expect(await undoReply(staff, id, emailId)).toEqual(fail('email_left'))
  const { contact, replies } = unwrap(await viewMessage(staff, id))
  expect([contact.state, replies]).toEqual(['open', []])
  expect(await actionsOf(shop)).toEqual(['message_answered', 'message_answer_undone'])
  await shop.query('update emails set due_at = now()')
  expect(await emailsTo(shop, 'seoyeon@example.com')).toEqual([])

  unwrap(await answerMessage(staff, await answer(staff, id, '다시 답변드립니다.')))
  await shop.query('update emails set due_at = now()')
  expect(await emailsTo(shop, 'seoyeon@example.com')).toHaveLength(1)
})

test('messages are found by a part of name, address, company or subject, however it is written, and by state and topic', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  await write(shop)
  await write(shop, {
    name: 'ミホン　ハナコ',
    email: 'a@example.org',
    subject: '50% off_',
    topic: 'general',
  })
  await write(shop, { email: 'b@example.org', state: 'closed' })
  const found = async (request: Partial<typeof ALL> | Record<string, string>) =>
    unwrap(await listMessages(staff, { ...ALL, ...request }, PAGE)).count
  expect(await found({})).toBe(3)
  expect(await found({ search: 'みほん' })).toBe(1)
  expect(await found({ search: 'ﾐﾎﾝ ﾊﾅｺ' })).toBe(1)
  expect(await found({ search: 'EXAMPLE.org' })).toBe(2)
  expect(await found({ search: '스튜디오', state: 'closed' })).toBe(1)
  expect(await found({ topic: 'general' })).toBe(1)
  for (const search of ["'; drop table contacts --", '\u0000', '\ud800'])
    expect(await found({ search }), search).toBeLessThanOrEqual(3)
  const { counts } = unwrap(await listMessages(staff, { ...ALL, state: 'open' }, PAGE))
  expect(counts).toEqual({ open: 2, answered: 0, closed: 1 })
})

test('§8 newsletter: the export has confirmed subscribers alone, and an end on request is in the audit log', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  await shop.query(
    `insert into subscriptions (email, locale, state, requested_at, confirmed_at, ended_at) values
     ('yes@example.com', 'ja', 'confirmed', now(), now(), null),
     ('later@example.com', 'en', 'pending', now(), null, null),
     ('gone@example.com', 'ko', 'ended', now(), now(), now())`,
  )
  const emails = async () => unwrap(await exportSubscribers(staff)).map(({ email }) => email)
  expect(await emails()).toEqual(['yes@example.com'])
  const { items, counts } = unwrap(
    await listSubscribers(staff, { state: null, search: 'YES@' }, PAGE),
  )
  expect(counts).toEqual({ confirmed: 1, pending: 0, ended: 0 })
  const id = items[0]?.id ?? ''
  unwrap(await endSubscription(staff, id))
  unwrap(await endSubscription(staff, id))
  expect(await endSubscription(staff, 'nobody')).toEqual(fail('not_found'))
  expect(await emails()).toEqual([])
  expect(await actionsOf(shop)).toEqual([
    'subscribers_exported',
    'subscription_ended',
    'subscribers_exported',
  ])
})

test('§1 messages: a message lists its writer’s orders, and none of a longer address that contains theirs', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  await addManyOrders(shop.pool, { orders: 8, events: 0, now: shop.clock.now })
  // The writer's is the oldest of all.
  await shop.query(
    `update orders set customer_email = case
       when id = (select id from orders order by placed_at, id limit 1) then 'sora@example.com'
       else 'misora@example.com' end`,
  )
  const id = await write(shop, { email: 'sora@example.com' })
  expect((await loadMessage(staff, id))?.orders).toHaveLength(1)
  const other = await write(shop, { email: 'misora@example.com' })
  expect((await loadMessage(staff, other))?.orders).toHaveLength(5)
})

test('§8 e-mails: what never left is counted whole, also where a list ends', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const failed = EMAILS_SHOWN_MAX + 20
  await shop.query(
    `insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, created_at)
     select 'contact_reply', n, 'a@example.com', 'en', '{}', n, 'failed', now()
     from generate_series(1, ${failed}) as n`,
  )
  expect(unwrap(await listUndeliveredEmails(staff))).toHaveLength(EMAILS_SHOWN_MAX)
  expect((await loadToday(staff)).emails.count).toBe(failed)
  const { counts, attention } = await loadOrderList(staff, new URLSearchParams('status=attention'))
  expect(counts.attention.count).toBe(failed)
  expect(attention?.emails).toHaveLength(EMAILS_SHOWN_MAX)
})

test('§8 newsletter: the file gives each consent in Japan’s time, and says so', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  await shop.query(
    `insert into subscriptions (email, locale, state, requested_at, confirmed_at) values
     ('yes@example.com', 'ja', 'confirmed', '2026-11-02T16:30:00Z', '2026-11-02T16:45:00Z')`,
  )
  const userId = 'userId' in staff.actor ? staff.actor.userId : ''
  const token = await confirmStaffSession(staff, await openStaffSession(staff, userId))
  const file = await (await subscribersFile(staff, { token })).text()
  expect(file).toContain(translator('ja')('adminMessages.csvConfirmedAt'))
  expect(file).toContain('yes@example.com,ja,2026-11-03 01:30,2026-11-03 01:45')
})

test('§1 messages: notes stay with staff and come with an export; an assignee is one of them', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const [mine, other] = [await write(shop), await write(shop, { subject: 'Other' })]
  unwrap(await noteMessage(staff, mine, 'Ask the warehouse.'))
  unwrap(await noteMessage(staff, mine, 'Ask the warehouse.'))
  expect(await noteMessage(staff, mine, ' ')).toEqual(fail('request_invalid'))
  const [message] = (await readMessagesFrom(staff, 'seoyeon@example.com')).filter(
    ({ id }) => id === mine,
  )
  expect(message?.notes.map(({ text }) => text)).toEqual(['Ask the warehouse.'])
  expect(await emailsTo(shop, 'seoyeon@example.com')).toEqual([])

  const { revision } = unwrap(await viewMessage(staff, mine))
  const [colleague] = unwrap(await listColleagues(staff))
  const assignedTo = colleague?.id ?? ''
  for (const unknownId of ['x', crypto.randomUUID()]) {
    const wrong = await assignMessage(staff, mine, { assignedTo: unknownId, revision })
    expect(wrong).toEqual(fail('request_invalid'))
  }
  unwrap(await assignMessage(staff, mine, { assignedTo, revision }))
  expect(await assignMessage(staff, mine, { assignedTo: null, revision })).toEqual(
    fail('edit_conflict'),
  )
  const { items, counts } = unwrap(await listMessages(staff, { ...ALL, assignedTo }, PAGE))
  expect([items.map(({ id }) => id), counts.open]).toEqual([[mine], 1])
  expect(items).not.toContainEqual(expect.objectContaining({ id: other }))
  expect(await actionsOf(shop)).toEqual(['message_noted', 'message_assigned'])
})

test('§1 messages: the numbers of orders in a text are known, those of others are not', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const { orderId, orderNumber } = await placeOrder(shop, await signInByCode(shop))
  const message = `注文${orderNumber.toLowerCase()}とZZZZ-ZZZZの件`
  const found = await loadMessage(staff, await write(shop, { message }))
  expect(found?.orderIds).toEqual({ [orderNumber]: orderId })
})

test('saved replies: written once, offered in the writer’s language, and never sent with a placeholder left in it', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop, 'support')
  const id = crypto.randomUUID()
  const reply = {
    name: 'Delivery',
    ja: '{name} 様、{order} は出荷済みです。',
    en: 'Dear {name}, {order} is on its way.',
    ko: '',
  }
  const both = await Promise.all([
    saveReply(staff, { id, revision: '', reply }),
    saveReply(staff, { id, revision: '', reply }),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  const [saved] = unwrap(await listSavedReplies(staff))
  expect(saved).toMatchObject({ id, ...reply })

  // The Korean writer is offered the English text, without an order the placeholder stays.
  const messageId = await write(shop)
  const [offered] = (await loadMessage(staff, messageId))?.savedReplies ?? []
  expect(offered).toEqual({
    id,
    name: 'Delivery',
    locale: 'en',
    text: 'Dear 김서연, {order} is on its way.',
  })
  const draft = await answer(staff, messageId, offered?.text ?? '')
  expect(await answerMessage(staff, draft)).toEqual(fail('placeholder_left'))
  expect(await emailsTo(shop, 'seoyeon@example.com')).toEqual([])

  const { orderNumber: number } = await placeOrder(
    shop,
    await signInByCode(shop, 'owner@example.com'),
  )
  const about = await write(shop, { message: `Where is ${number}?`, locale: 'ja' })
  const [filled] = (await loadMessage(staff, about))?.savedReplies ?? []
  expect(filled?.text).toBe(`김서연 様、${number} は出荷済みです。`)

  const revision = saved?.revision ?? ''
  unwrap(await saveReply(staff, { id, revision, reply: { ...reply, name: 'Sent' } }))
  for (const late of [
    await saveReply(staff, { id, revision, reply: { ...reply, name: 'Mine' } }),
    await deleteSavedReply(staff, { id, revision }),
  ]) {
    expect(late).toEqual(fail('edit_conflict'))
  }
  const [present] = unwrap(await listSavedReplies(staff))
  expect(present?.name).toBe('Sent')
  unwrap(await deleteSavedReply(staff, { id, revision: present?.revision ?? '' }))
  expect(unwrap(await listSavedReplies(staff))).toEqual([])
})
