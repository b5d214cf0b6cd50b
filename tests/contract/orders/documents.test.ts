/** Documents: for the owner of an order alone; estimates for everyone, within limits. Decisions, section 12. */
import { expect, test } from 'vitest'

import { DOCUMENT_KINDS } from '#domain/orders/documents/documents.ts'

import { pdfText } from '../../support/documents/pdf-text.ts'
import {
  type Buyer,
  kit,
  orderBody,
  placeOrder,
  refill,
  SIX,
  signIn,
} from '../../support/shop/buyer.ts'
import {
  confirmCard,
  orderRow,
  type ProblemAnswer,
  placeBankOrder,
  startPayment,
  syncPayment,
  timelineOf,
} from '../../support/shop/orders.ts'
import { API_KEY, openTestShop, type TestShop } from '../../support/shop/shop.ts'

type IssuedDocument = {
  status: number
  headers: Headers
  text: string
  problem: ProblemAnswer | null
}

/** A document and what it says, without spaces. */
async function print(
  shop: TestShop,
  path: string,
  body: object,
  token: string | null = null,
): Promise<IssuedDocument> {
  const answer = await fetch(`${shop.address}/v1${path}`, {
    method: 'POST',
    headers: {
      'x-api-key': API_KEY,
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token && { authorization: token }),
    },
    body: JSON.stringify(body),
  })
  const { status, headers } = answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (status !== 200) {
    // What is no document is a problem.
    const problem = JSON.parse(Buffer.from(bytes).toString()) as ProblemAnswer
    return { status, headers, text: '', problem }
  }
  return {
    status,
    headers,
    text: pdfText(bytes).join('\n').replaceAll(/\s/g, ''),
    problem: null,
  }
}

const documentOf = (
  shop: TestShop,
  buyer: Buyer,
  orderId: string,
  kind: string,
  body: object = {},
) => print(shop, `/orders/${orderId}/documents/${kind}`, body, buyer.token)

async function pay(shop: TestShop, buyer: Buyer, orderId: string): Promise<void> {
  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await syncPayment(shop, buyer, orderId)
}

test('an invoice by bank transfer names number, amount, account and addressee, and is not cached', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const { number } = await orderRow(shop, orderId)

  const invoice = await documentOf(shop, buyer, orderId, 'invoice', {
    addressee: '見本大学 購買部',
    honorific: 'organization',
    locale: 'ja',
  })
  expect(invoice.status).toBe(200)
  expect(invoice.headers.get('content-type')).toBe('application/pdf')
  expect(invoice.headers.get('cache-control')).toBe('no-store')
  expect(invoice.headers.get('content-disposition')).toBe(
    `attachment; filename="invoice-${number}.pdf"`,
  )
  for (const said of [
    '請求書',
    `I-${number}`,
    '¥81,260',
    '見本大学購買部御中',
    '¥7,387',
    '見本銀行',
  ])
    expect(invoice.text).toContain(said)
})

test('the state of an order decides which documents it has', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const statuses = async () => {
    const documents: IssuedDocument[] = []
    for (const kind of DOCUMENT_KINDS) documents.push(await documentOf(shop, buyer, orderId, kind))
    return Object.fromEntries(DOCUMENT_KINDS.map((kind, at) => [kind, documents[at]?.status]))
  }
  expect(await statuses()).toEqual({
    estimate: 200,
    confirmation: 200,
    invoice: 409,
    'delivery-note': 409,
    receipt: 409,
  })
  const refused = await documentOf(shop, buyer, orderId, 'receipt')
  expect(refused.problem?.error.code).toBe('document_unavailable')

  await pay(shop, buyer, orderId)
  await shop.query(
    `update orders set status = 'shipped', shipped_at = now(), tracking_numbers = '{T-1234}' where id = $1`,
    [orderId],
  )
  expect(Object.values(await statuses())).toEqual([200, 200, 200, 200, 200])
  const note = await documentOf(shop, buyer, orderId, 'delivery-note', { locale: 'ko' })
  expect(note.text).toContain('T-1234')
})

test('a receipt is the same however often it is fetched, and one for another addressee says so', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await pay(shop, buyer, orderId)

  const first = await documentOf(shop, buyer, orderId, 'receipt', { locale: 'ja' })
  expect(first.text).toContain('¥81,260-')
  expect(first.text).toContain('山田太郎様')
  expect(first.text).toContain('クレジットカード')
  expect((await documentOf(shop, buyer, orderId, 'receipt', { locale: 'ja' })).text).toBe(
    first.text,
  )
  // Another language is another form of the same document.
  const english = await documentOf(shop, buyer, orderId, 'receipt', { locale: 'en' })
  expect(english.text).not.toContain('Reissued')

  const other = { locale: 'ja', addressee: '株式会社見本', honorific: 'organization' }
  expect((await documentOf(shop, buyer, orderId, 'receipt', other)).text).toContain('再発行')
  expect((await documentOf(shop, buyer, orderId, 'receipt', other)).text).toContain('再発行')
  const issued = (await timelineOf(shop, orderId)).filter((kind) => kind === 'receipt_issued')
  expect(issued).toHaveLength(2)
})

test('money that went back is not received', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  await pay(shop, buyer, orderId)
  await shop.query(
    `insert into money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
     values ($1, 'refund', 'card', 11260, 'jpy', 're_sample', now(), 'system')`,
    [orderId],
  )
  const { text } = await documentOf(shop, buyer, orderId, 'receipt', { locale: 'ja' })
  expect(text).toContain('¥70,000-')
  expect(text).toContain('-¥11,260')
  expect(text).toContain('¥6,363')
})

test('another customer’s order has no documents, and without a sign-in none has', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const stranger = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)

  expect((await documentOf(shop, stranger, orderId, 'estimate')).status).toBe(404)
  expect((await documentOf(shop, buyer, 'no-order', 'estimate')).status).toBe(404)
  expect((await print(shop, `/orders/${orderId}/documents/estimate`, {})).status).toBe(401)
})

test.each<[string, string, object]>([
  ['a paper that nobody knows', 'diploma', {}],
  ['an addressee beyond four hundred characters', 'estimate', { addressee: 'n'.repeat(401) }],
  ['an addressee with a mark that reverses the text', 'estimate', { addressee: 'A\n\u202eB' }],
  ['a proviso of two lines', 'estimate', { proviso: 'one\ntwo' }],
  ['an honorific that nobody knows', 'estimate', { honorific: 'majesty' }],
  ['a field that nobody knows', 'estimate', { colour: 'red' }],
])('a document is refused with %s', async (_what, kind, body) => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const refused = await documentOf(shop, buyer, orderId, kind, body)
  expect(refused.status).toBe(422)
  expect(refused.problem?.error.code).toBe('request_invalid')
})

const picks = SIX.map((serial) => ({ serial, quantity: 1 }))

test('a visitor gets an estimate with the figures an order would have', async () => {
  await using shop = await openTestShop()
  const { items, shipping, shippingMethod } = orderBody()
  const { address } = shipping as { address: { country: string; state: string } }
  const { country, state } = address
  const body = {
    locale: 'ja',
    location: 'JP',
    items,
    selectedCartridges: picks,
    shippingMethod,
    shipping: { address: { country, state } },
    addressee: '見本大学',
    honorific: 'organization',
  }
  const estimate = await print(shop, '/estimates', body)
  expect(estimate.status).toBe(200)
  for (const said of ['見積書', '¥81,260', '¥1,260', '見本大学御中', 'AC-CI01', '2026年12月2日'])
    expect(estimate.text).toContain(said)
  const number = /E-20261102-[0-9A-F]{5}/.exec(estimate.text)?.[0]
  expect(number).toBeDefined()
  const again = await print(shop, '/estimates', body)
  expect(again.text).toContain(number)
})

test('an estimate needs neither an address nor scents; then it is without shipping', async () => {
  await using shop = await openTestShop()
  const estimate = await print(shop, '/estimates', { location: 'US', items: [kit(2, 'usd')] })
  expect(estimate.status).toBe(200)
  expect(estimate.text).toContain('USD1,600.00')
  expect(estimate.text).toContain('withoutshipping')
  expect(estimate.text).toContain('Dutiesandtaxesofthedestination')
  expect(estimate.text).toContain('wetellyouthemessagetoenter')
})

test.each<[string, object, string]>([
  ['a resident of the EU', { location: 'Germany', items: [kit(1)] }, 'eu_resident'],
  ['a product we do not have', { items: [{ id: 'perfume', quantity: 1 }] }, 'product_unknown'],
  ['no product', { items: [] }, 'request_invalid'],
  [
    'more scents than the packages hold',
    { items: [refill(1)], selectedCartridges: [...picks, { serial: 'AC-SP01', quantity: 1 }] },
    'quantity_exceeded',
  ],
  [
    'a scent that nobody knows',
    { items: [refill(1)], selectedCartridges: [{ serial: 'AC-NONE', quantity: 1 }] },
    'cartridge_unknown',
  ],
  [
    'an address without a carrier',
    { items: [kit(1)], shipping: { address: { country: 'JP' } } },
    'request_invalid',
  ],
])('an estimate is refused for %s', async (_who, body, code) => {
  await using shop = await openTestShop()
  const refused = await print(shop, '/estimates', body)
  expect(refused.problem?.error.code).toBe(code)
  expect(refused.status).toBe(422)
})

test('from one place only so many estimates come in an hour', async () => {
  await using shop = await openTestShop()
  await print(shop, '/estimates', { items: [kit(1)] })
  await shop.query(`update rate_counters set count = 60 where bucket like 'estimate_address:%'`)
  const refused = await print(shop, '/estimates', { items: [kit(1)] })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
