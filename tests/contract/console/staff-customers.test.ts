/** What staff record of customers: notes, tags. Decisions, sections 2 and 9. */
import { expect, test } from 'vitest'

import { CUSTOMER_NOTE_LENGTH_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '#domain/accounts/policy.ts'
import {
  listCustomerTags,
  noteCustomer,
  readCustomerRecord,
  tagCustomer,
} from '#domain/accounts/profile/record-customer.server.ts'
import type { Context } from '#domain/context.ts'
import { removeCustomer } from '#domain/personal-data/remove-customer.server.ts'
import { exportCustomer, viewCustomer } from '#domain/personal-data/view-customer.server.ts'
import { fail } from '#shared/result.ts'
import { loadCustomerCard } from '#web/features/admin/parts/customer-card.server.ts'

import { placeOrder, signInByCode } from '../../support/shop/buyer.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

async function tag(ctx: Context, userId: string, input: string) {
  const { revision } = await readCustomerRecord(ctx, userId)
  return tagCustomer(ctx, userId, { input, revision })
}

test('customers, notes: pressed twice a note is one, and the newest is first', async () => {
  await using shop = await openTestShop()
  const { id } = await signInByCode(shop)
  const staff = await staffContext(shop)
  unwrap(await noteCustomer(staff, id, ' Calls back on Monday.\r\nPrefers email. '))
  unwrap(await noteCustomer(staff, id, 'Calls back on Monday.\nPrefers email.'))
  shop.advance(MINUTE)
  unwrap(await noteCustomer(await staffContext(shop), id, 'Called.'))

  const { notes } = await readCustomerRecord(staff, id)
  expect(notes.map(({ text }) => text)).toEqual([
    'Called.',
    'Calls back on Monday.\nPrefers email.',
  ])
  expect(notes[1]).toMatchObject({ writtenAt: staff.now })
  for (const text of [' ', 'x'.repeat(CUSTOMER_NOTE_LENGTH_MAX + 1)])
    expect(await noteCustomer(staff, id, text)).toEqual(fail('request_invalid'))
  for (const unknownId of [
    'x',
    crypto.randomUUID(),
    'userId' in staff.actor ? staff.actor.userId : '',
  ])
    expect(await noteCustomer(staff, unknownId, 'X')).toEqual(fail('not_found'))
})

test('customers, tags: one field holds all, alike ones are one, and a stale form is refused', async () => {
  await using shop = await openTestShop()
  const { id } = await signInByCode(shop)
  const staff = await staffContext(shop)
  const { revision } = await readCustomerRecord(staff, id)
  unwrap(await tag(staff, id, 'VIP、 展示会　2026,vip ,,卸'))
  expect((await readCustomerRecord(staff, id)).tags).toEqual(['vip', '卸', '展示会 2026'])
  expect(await tagCustomer(staff, id, { input: '', revision })).toEqual(fail('edit_conflict'))
  const many = Array.from({ length: TAGS_MAX + 1 }, (_, at) => `tag ${at}`).join()
  for (const input of [many, 'x'.repeat(TAG_LENGTH_MAX + 1)])
    expect(await tag(staff, id, input)).toEqual(fail('request_invalid'))
  unwrap(await tag(staff, id, ''))
  expect((await readCustomerRecord(staff, id)).tags).toEqual([])
})

test('customers, tags: the list offers the most frequent first', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  for (const input of ['b', 'a,b', 'b,c'])
    unwrap(await tag(staff, (await signInByCode(shop)).id, input))
  expect(unwrap(await listCustomerTags(staff))).toEqual(['b', 'a', 'c'])
})

test('§9 notes and tags are in the export, and closing the account erases them everywhere', async () => {
  await using shop = await openTestShop()
  const { id } = await signInByCode(shop)
  const staff = await staffContext(shop, 'administrator')
  unwrap(await noteCustomer(staff, id, 'Private matter.'))
  unwrap(await tag(staff, id, 'wholesale'))
  expect(unwrap(await exportCustomer(staff, id)).record).toMatchObject({
    tags: ['wholesale'],
    notes: [{ text: 'Private matter.' }],
  })

  unwrap(await removeCustomer(staff, id))
  expect(await readCustomerRecord(staff, id)).toMatchObject({ tags: [], notes: [] })
  const rows = await shop.query<{ action: string; detail: unknown }>(
    `select action, detail from audit_entries where action in ('customer_noted', 'customer_tagged') order by id`,
  )
  expect(rows).toEqual([
    { action: 'customer_noted', detail: {} },
    { action: 'customer_tagged', detail: {} },
  ])
})

test('customers, card: orders and what was paid for them, messages, notes; of a closed account only its orders', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const staff = await staffContext(shop, 'administrator')
  const [first, second] = [await placeOrder(shop, buyer), await placeOrder(shop, buyer)]
  await placeOrder(shop, await signInByCode(shop))
  for (const [kind, amount, reference] of [
    ['payment', 90_000, 'a'],
    ['refund', 5_400, 'b'],
    ['bank_fee', 440, 'c'],
  ]) {
    await shop.query(
      `insert into money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
       values ($1, $2, 'bank_transfer', $3, 'jpy', $4, now(), 'system')`,
      [first.orderId, kind, amount, reference],
    )
  }
  const contact = { name: 'Hana', email: buyer.email, subject: 'Hello', message: 'X' }
  await shop.call({ path: '/v1/contacts', body: { contact: { ...contact, companyName: '' } } })
  unwrap(await noteCustomer(staff, buyer.id, 'Calls back.'))
  unwrap(await tag(staff, buyer.id, 'wholesale'))

  const card = await loadCustomerCard(staff, { email: buyer.email })
  expect(card).toMatchObject({
    id: buyer.id,
    closedAt: null,
    orderCount: 2,
    tags: ['wholesale'],
    spend: [{ currency: 'jpy', amountMinor: 84_600 }],
    notes: [{ text: 'Calls back.' }],
    messages: [{ subject: 'Hello', state: 'open' }],
  })
  expect(card?.orders.map(({ id }) => id).sort()).toEqual([first.orderId, second.orderId].sort())
  await shop.query('update users set email_verified_at = null where id = $1', [buyer.id])
  expect(await loadCustomerCard(staff, { email: buyer.email })).toBeNull()
  expect(await loadCustomerCard(staff, { userId: buyer.id })).toMatchObject({ messages: [] })

  await shop.query(`update orders set status = 'delivered'`)
  unwrap(await removeCustomer(staff, buyer.id))
  expect(await loadCustomerCard(staff, { userId: buyer.id })).toMatchObject({
    orderCount: 2,
    closedAt: staff.now,
    tags: [],
    notes: [],
    messages: [],
  })
})

test('decision 0056 who does not answer messages reads none on a customer’s page and order, and exports no account', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const contact = { name: 'Hana', email: buyer.email, subject: 'Private', message: 'Matter' }
  await shop.call({ path: '/v1/contacts', body: { contact: { ...contact, companyName: '' } } })
  await shop.query(
    `insert into subscriptions (email, locale, state, requested_at, confirmed_at)
     values ($1, 'en', 'confirmed', now(), now())`,
    [buyer.email],
  )
  await shop.query(
    `insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, subject, created_at, sent_at)
     values ('contact_reply', 'x', $1, 'en', '{}', 'x', 'sent', 'Re: Private', now(), now())`,
    [buyer.email],
  )
  const seen = async (role: 'operations' | 'support') => {
    const staff = await staffContext(shop, role)
    const view = unwrap(await viewCustomer(staff, buyer.id))
    const card = await loadCustomerCard(staff, { userId: buyer.id })
    return {
      words: /Private/.test(JSON.stringify([view, card])),
      news: view.newsletter !== null,
      file: (await exportCustomer(staff, buyer.id)).ok,
    }
  }
  expect(await seen('support')).toEqual({ words: true, news: true, file: true })
  expect(await seen('operations')).toEqual({ words: false, news: false, file: false })
})
