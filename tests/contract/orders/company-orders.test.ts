/** What a company states with its order: department, its own number, another recipient, a delivery time. */
import { expect, test } from 'vitest'

import { eraseContactDetails } from '#domain/orders/customers/customer-data.server.ts'
import { issueDocumentAsStaff } from '#domain/orders/documents/issue-document.server.ts'
import { editOrder, findEditable } from '#domain/orders/editing/edit-order.server.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import { searchOrders } from '#domain/orders/listing/search-orders.server.ts'

import { orderBody, placeOrder, shippingTo, signIn } from '../../support/shop/buyer.ts'
import { orderRow, staffContext, stockUp, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const { shipping } = orderBody() as unknown as { shipping: { address: Record<string, string> } }
const RECIPIENT = {
  name: '試料 太郎',
  company: '見本大学',
  department: '情報学研究科',
  phone: '075-000-0001',
}
const COMPANY_ORDER = {
  customer: {
    name: '山田 太郎',
    email: 'taro@example.com',
    phone: '03-1234-5678',
    description: 'サンプル計測株式会社',
    department: '研究開発部',
  },
  purchaseOrderNumber: 'PO-2026-0417',
  shipping: { ...shipping, recipient: RECIPIENT, deliveryTime: '14-16' },
}

async function openOrder(shop: TestShop, change: Record<string, unknown> = COMPANY_ORDER) {
  await stockUp(shop)
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, change)
  return { buyer, orderId }
}

const view = async (shop: TestShop, orderId: string, token: string) =>
  (await shop.call<{ data: object }>({ path: `/v1/orders/${orderId}`, token })).body.data

test('§7 orders: a company’s order keeps department, its own number, recipient and delivery time', async () => {
  await using shop = await openTestShop()
  const { buyer, orderId } = await openOrder(shop)
  expect(await view(shop, orderId, buyer.token)).toMatchObject({
    customer: { description: 'サンプル計測株式会社', department: '研究開発部' },
    purchaseOrderNumber: 'PO-2026-0417',
    shipping: { recipient: RECIPIENT, deliveryTime: '14-16' },
  })
})

test('§7 orders: an order without them is as before', async () => {
  await using shop = await openTestShop()
  const { buyer, orderId } = await openOrder(shop, {})
  expect(await view(shop, orderId, buyer.token)).toMatchObject({
    customer: { description: '', department: '' },
    purchaseOrderNumber: '',
    shipping: { recipient: null, deliveryTime: null },
  })
})

test('§7 orders: a recipient has a name and a telephone number, and only Japan has delivery times', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const buyer = await signIn(shop)
  const wrong = [
    { ...shipping, recipient: { ...RECIPIENT, name: ' ' } },
    { ...shipping, recipient: { ...RECIPIENT, phone: '' } },
    { ...shipping, deliveryTime: 'midnight' },
    { ...shippingTo('US', 'OR'), deliveryTime: '14-16' },
  ]
  for (const shipping of wrong) {
    const body = orderBody({ shipping })
    const answer = await shop.call<{ error: { code: string } }>({
      path: '/v1/orders',
      body,
      token: buyer.token,
    })
    expect(answer.body.error.code, JSON.stringify(shipping)).toBe('order_invalid')
  }
})

test('Decisions, section 12 search: staff find an order by the customer’s own number and by its recipient', async () => {
  await using shop = await openTestShop()
  const { orderId } = await openOrder(shop)
  const staff = await staffContext(shop)
  for (const search of ['po-2026-0417', '試料', '見本大学']) {
    const page = { sort: 'newest', from: null, size: 10 } as const
    const found = unwrap(await searchOrders(staff, { ...NO_FILTER, search }, page))
    expect([search, found.items.map(({ id }) => id)]).toEqual([search, [orderId]])
  }
})

test('§7 edit: staff correct the recipient, who is named or not there at all', async () => {
  await using shop = await openTestShop()
  const { orderId } = await openOrder(shop)
  const staff = await staffContext(shop)
  const edit = async (change: Record<string, string>) => {
    const { address } = unwrap(await findEditable(staff, orderId))
    const input = { ...address?.texts, ...change }
    const revision = address?.revision ?? ''
    return editOrder(staff, orderId, { part: 'address', revision, input, sendsLink: false })
  }
  expect(await edit({ recipientName: '' })).toMatchObject({
    error: { errors: [{ field: 'recipientName', code: 'missing' }] },
  })
  expect(await edit({ recipientPhone: '０７５ ０００ ０００２', deliveryTime: '' })).toEqual({
    ok: true,
    value: ['deliveryTime', 'recipientPhone'],
  })
  expect(await orderRow(shop, orderId)).toMatchObject({
    recipient_phone: '+81750000002',
    delivery_time: null,
  })
  const none = { recipientName: '', recipientCompany: '', recipientDepartment: '' }
  expect((await edit({ ...none, recipientPhone: '' })).ok).toBe(true)
  expect(await orderRow(shop, orderId)).toMatchObject({ recipient_name: '' })
})

test('decisions, section 12: the delivery note names the recipient, and the invoice the buyer', async () => {
  await using shop = await openTestShop()
  const { orderId } = await openOrder(shop)
  const shipped = "update orders set status = 'shipped', shipped_at = placed_at where id = $1"
  await shop.query(shipped, [orderId])
  const staff = await staffContext(shop)
  const request = {
    locale: 'ja',
    addressee: '',
    honorific: null,
    proviso: '',
    subject: '',
  } as const
  const invoice = unwrap(await issueDocumentAsStaff(staff, orderId, 'invoice', request))
  expect(invoice).toMatchObject({
    addressee: 'サンプル計測株式会社\n研究開発部\n山田 太郎',
    honorific: 'person',
    purchaseOrderNumber: 'PO-2026-0417',
  })
  const note = unwrap(await issueDocumentAsStaff(staff, orderId, 'delivery-note', request))
  expect(note).toMatchObject({
    addressee: '見本大学\n情報学研究科\n試料 太郎',
    delivery: { recipient: { name: '試料 太郎' }, deliveryTime: '14-16' },
  })
})

test('§9 closing an account: the recipient is forgotten with the other contact details', async () => {
  await using shop = await openTestShop()
  const { buyer, orderId } = await openOrder(shop)
  await eraseContactDetails(systemContext(shop), buyer.id)
  const erased = { recipient_name: '', recipient_company: '', recipient_phone: '' }
  expect(await orderRow(shop, orderId)).toMatchObject(erased)
})
