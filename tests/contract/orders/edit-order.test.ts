/** Staff edit an order: by the rules of placing it, with concurrent edits detected, and recorded in the timeline. */
import { expect, test } from 'vitest'

import type { Context } from '#domain/context.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { eraseContactDetails } from '#domain/orders/customers/customer-data.server.ts'
import { issueDocumentAsStaff } from '#domain/orders/documents/issue-document.server.ts'
import { editOrder, findEditable } from '#domain/orders/editing/edit-order.server.ts'
import type { EditPart } from '#domain/orders/editing/editable-fields.ts'
import { noteOrder } from '#domain/orders/editing/note-order.server.ts'
import { resendEmail } from '#domain/orders/emails/resend-email.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import { searchOrders } from '#domain/orders/listing/search-orders.server.ts'

import { signIn } from '../../support/shop/buyer.ts'
import {
  buyerContext,
  emailsOf,
  orderRow,
  placeBankOrder,
  staffContext,
  stockUp,
  systemContext,
} from '../../support/shop/orders.ts'
import { HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const TRANSFER = { amountMinor: 81_260, payerName: 'ヤマダ タロウ', receivedOn: '2026-11-05' }

async function openOrder(shop: TestShop) {
  await stockUp(shop)
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  return { buyer, orderId, staff: await staffContext(shop) }
}

/** As the form does: the current values with a change, at the revision that was shown. */
async function edit(
  ctx: Context,
  orderId: string,
  part: EditPart,
  { sendsLink = false, ...change }: { sendsLink?: boolean } & Record<string, string | boolean>,
) {
  const filled = unwrap(await findEditable(ctx, orderId))[part]
  const input = Object.fromEntries(Object.entries(change).map(([key, text]) => [key, String(text)]))
  return editOrder(ctx, orderId, {
    part,
    revision: filled?.revision ?? '',
    input: { ...filled?.texts, ...input },
    sendsLink,
  })
}

async function eventsOf(shop: TestShop, orderId: string) {
  const rows = await shop.query<{ kind: string; actor_kind: string; detail: unknown }>(
    'select kind, actor_kind, detail from order_events where order_id = $1 order by id',
    [orderId],
  )
  return rows
}

const refusal = (code: string) => ({ ok: false, error: { code, errors: [] } })

test('§7 edit: a corrected address is read as placing reads it, and the timeline retains the old one', async () => {
  await using shop = await openTestShop()
  const { orderId, staff } = await openOrder(shop)
  const change = { postalCode: '１５００００１', city: '渋谷区', line1: '神宮前4-5-6' }
  expect(await edit(staff, orderId, 'address', change)).toEqual({
    ok: true,
    value: ['postalCode', 'city', 'line1'],
  })
  expect(await orderRow(shop, orderId)).toMatchObject({ postal_code: '150-0001', city: '渋谷区' })
  expect((await eventsOf(shop, orderId)).at(-1)).toMatchObject({
    kind: 'edited',
    actor_kind: 'staff',
    detail: { before: { city: '中央区' }, after: { city: '渋谷区' } },
  })
  expect(await edit(staff, orderId, 'address', { line1: '神宮前１ー２' })).toMatchObject({
    ok: true,
  })
  expect(await orderRow(shop, orderId)).toMatchObject({ line1: '神宮前1-2' })
  expect(await edit(staff, orderId, 'address', {})).toEqual({ ok: true, value: [] })
  expect(await edit(staff, orderId, 'address', { city: '' })).toEqual({
    ok: false,
    error: { code: 'request_invalid', errors: [{ field: 'city', code: 'missing' }] },
  })
})

test('§9 edit: a place that costs more, travels otherwise or is not served is refused, and nothing changes', async () => {
  await using shop = await openTestShop()
  const { orderId, staff } = await openOrder(shop)
  const before = await orderRow(shop, orderId)
  const abroad = { city: 'Sample City', line1: '1 Main St' }
  const refused = [
    [{ state: '沖縄県', postalCode: '900-0001' }, 'shipping_fee_differs'],
    [
      { ...abroad, country: 'KR', postalCode: '04524', state: 'Seoul' },
      'shipping_method_not_offered',
    ],
    [{ ...abroad, country: 'FR', postalCode: '75001', state: '' }, 'eu_resident'],
  ] as const
  for (const [change, code] of refused) {
    expect(await edit(staff, orderId, 'address', change)).toEqual(refusal(code))
  }
  expect(await orderRow(shop, orderId)).toEqual(before)
  // The same region of the rates.
  expect((await edit(staff, orderId, 'address', { state: '神奈川県' })).ok).toBe(true)
})

test('§7 edit: of two edits of one revision, the second is an edit conflict; other parts are not in their way', async () => {
  await using shop = await openTestShop()
  const { orderId, staff } = await openOrder(shop)
  const revision = unwrap(await findEditable(staff, orderId))
  const input = { ...revision.customer?.texts, name: '山田 花子' }
  const edit = {
    part: 'customer',
    revision: revision.customer?.revision ?? '',
    input,
    sendsLink: false,
  } as const
  const both = await Promise.all([
    editOrder(staff, orderId, edit),
    editOrder(staff, orderId, { ...edit, input: { ...input, name: '山田 華子' } }),
  ])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)).toEqual(refusal('edit_conflict'))
  const address = { ...revision.address?.texts, line2: '4階' }
  const other = {
    part: 'address',
    revision: revision.address?.revision ?? '',
    input: address,
    sendsLink: false,
  }
  expect((await editOrder(staff, orderId, { ...other, part: 'address' })).ok).toBe(true)
})

test('§7 edit: staff alone edit the address until it ships, the tracking number afterwards', async () => {
  await using shop = await openTestShop()
  const { orderId, staff, buyer } = await openOrder(shop)
  expect(await edit(staff, orderId, 'tracking', { trackingNumber: '1' })).toEqual(
    refusal('order_state_refuses'),
  )
  unwrap(await recordTransfer(staff, orderId, TRANSFER))
  unwrap(await confirmOrder(staff, orderId))
  unwrap(await shipOrder(staff, orderId, '1234-5678-9013'))
  expect(await edit(staff, orderId, 'address', {})).toEqual(refusal('order_state_refuses'))
  // Its last digit does not fit: staff say that this number is right.
  const doubtful = { trackingNumber: '1234-5678-9012', confirmsTracking: '1234-5678-9013' }
  expect(await edit(staff, orderId, 'tracking', doubtful)).toEqual({
    ok: false,
    error: {
      code: 'request_invalid',
      errors: [{ field: 'trackingNumber', code: 'tracking_check_digit' }],
    },
  })
  const confirmed = { ...doubtful, confirmsTracking: doubtful.trackingNumber }
  expect((await edit(staff, orderId, 'tracking', confirmed)).ok).toBe(true)
  expect(await orderRow(shop, orderId)).toMatchObject({ tracking_numbers: ['1234-5678-9012'] })

  const nothing = { part: 'customer', revision: '', input: {}, sendsLink: false } as const
  for (const ctx of [buyerContext(shop, buyer), systemContext(shop)]) {
    expect(await editOrder(ctx, orderId, nothing)).toEqual(refusal('forbidden'))
    expect(await noteOrder(ctx, orderId, 'x')).toEqual({ ok: false, error: 'forbidden' })
  }
})

test('§7 edit: a parcel that follows later is added, and a number moves to the order it belongs to', async () => {
  await using shop = await openTestShop()
  const { orderId, staff, buyer } = await openOrder(shop)
  const other = await placeBankOrder(shop, buyer)
  for (const id of [orderId, other]) {
    unwrap(await recordTransfer(staff, id, TRANSFER))
    unwrap(await confirmOrder(staff, id))
  }
  unwrap(await shipOrder(staff, orderId, '1234-5678-9013\n4085-1126-7743'))
  unwrap(await shipOrder(staff, other, '200000000001'))
  const setTo = (id: string, trackingNumber: string) =>
    edit(staff, id, 'tracking', { trackingNumber })
  const twice = { ok: false, error: { errors: [{ code: 'tracking_twice' }] } }
  expect(await setTo(other, '200000000001, 2000-0000-0001')).toMatchObject(twice)
  // The second parcel was of the other order.
  unwrap(await setTo(orderId, '1234-5678-9013'))
  unwrap(await setTo(other, '200000000001\r\n4085-1126-7743'))
  const numbersOf = async (id: string) => (await orderRow(shop, id)).tracking_numbers
  expect(await numbersOf(orderId)).toEqual(['1234-5678-9013'])
  expect(await numbersOf(other)).toEqual(['200000000001', '4085-1126-7743'])
  expect((await eventsOf(shop, other)).at(-1)?.detail).toMatchObject({
    before: { trackingNumber: '200000000001' },
    after: { trackingNumber: '200000000001, 4085-1126-7743' },
  })

  await shop.drainJobs()
  const request = { sort: 'newest', from: null, size: 10 } as const
  const found = await searchOrders(staff, { ...NO_FILTER, search: '4085-1126-7743' }, request)
  expect(unwrap(found).items.map(({ id }) => id)).toEqual([other])
  const { body } = await shop.call<{ data: object }>({
    path: `/v1/orders/${other}`,
    token: buyer.token,
  })
  expect(body.data).toMatchObject({
    trackingNumber: '200000000001',
    parcels: [
      { trackingNumber: '200000000001', carrier: 'sagawa' },
      { trackingNumber: '4085-1126-7743', trackingUrl: expect.stringContaining('=408511267743') },
    ],
  })
})

test('§7 edit: e-mails go to the edited address, those that are sent again too, and the link on request', async () => {
  await using shop = await openTestShop()
  const { orderId, staff } = await openOrder(shop)
  const email = 'right@example.com'
  expect((await edit(staff, orderId, 'customer', { email: 'nonsense' })).ok).toBe(false)
  expect((await edit(staff, orderId, 'customer', { email, sendsLink: true })).ok).toBe(true)
  expect(await emailsOf(shop, orderId)).toContain('order_link')
  await shop.drainJobs()
  const told = await shop.query<{ id: string; recipient: string; text: string }>(
    "select id, recipient, text from emails where kind = 'order_email_changed'",
  )
  expect(told).toMatchObject([{ recipient: 'taro@example.com' }])
  expect(told[0]?.text).toContain('r•••@example.com')
  expect(told[0]?.text).not.toMatch(/right@|\/orders\/status\//)

  const [row] = await shop.query<{ id: string }>(
    "update emails set state = 'failed' where kind = 'order_received' returning id",
  )
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR)
  unwrap(await resendEmail(await staffContext(shop), orderId, row?.id ?? ''))
  // The e-mail to the former address goes nowhere else.
  const resent = await resendEmail(await staffContext(shop), orderId, told[0]?.id ?? '')
  expect(unwrap(resent).recipient).toBe('taro@example.com')
  unwrap(await recordTransfer(staff, orderId, TRANSFER))
  const sent = await shop.query<{ kind: string; recipient: string }>(
    "select kind, recipient from emails where kind in ('order_link', 'order_received', 'payment_received')",
  )
  expect(sent.map(({ recipient }) => recipient)).toEqual([email, email, email])
})

test('notes are saved once when pressed twice; account and words go together', async () => {
  await using shop = await openTestShop()
  const { orderId, staff, buyer } = await openOrder(shop)
  for (const text of ['Called: <b>back</b> on Monday ', 'Called: <b>back</b> on Monday'])
    unwrap(await noteOrder(staff, orderId, text))
  expect(await noteOrder(staff, orderId, ' \n ')).toEqual({ ok: false, error: 'request_invalid' })
  unwrap(await edit(staff, orderId, 'customer', { phone: '03-9999-0000' }))
  const words = async () =>
    (await eventsOf(shop, orderId)).filter(({ kind }) => kind === 'note' || kind === 'edited')
  expect(await words()).toMatchObject([
    { detail: { text: 'Called: <b>back</b> on Monday' } },
    { detail: { fields: ['phone'], after: { phone: '03-9999-0000' } } },
  ])

  await eraseContactDetails(systemContext(shop), buyer.id)
  expect((await words()).map(({ detail }) => detail)).toEqual([{}, { fields: ['phone'] }])
})

test('§12 documents: staff open those of any order, and the timeline shows a receipt', async () => {
  await using shop = await openTestShop()
  const { orderId, staff, buyer } = await openOrder(shop)
  const request = {
    locale: 'ja',
    addressee: '見本大学',
    honorific: null,
    proviso: '',
    subject: '',
  } as const
  const issue = (ctx: Context, kind: 'receipt' | 'estimate') =>
    issueDocumentAsStaff(ctx, orderId, kind, request)
  expect(await issue(staff, 'receipt')).toMatchObject({ error: { code: 'document_unavailable' } })
  expect(await issue(buyerContext(shop, buyer), 'estimate')).toMatchObject({
    error: { code: 'forbidden' },
  })
  unwrap(await recordTransfer(staff, orderId, TRANSFER))
  expect(unwrap(await issue(staff, 'receipt'))).toMatchObject({
    addressee: '見本大学',
    isReissue: false,
  })
  expect((await eventsOf(shop, orderId)).at(-1)).toMatchObject({
    kind: 'receipt_issued',
    actor_kind: 'staff',
  })
})
