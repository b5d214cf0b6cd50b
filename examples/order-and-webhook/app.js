/** Orders a kit by bank transfer, and receives what the shop says about it. README.md shows how to run it. */
import { createServer } from 'node:http'
import { createClient, verifyWebhook } from 'scent-shop-client'

const { SHOP_URL, API_KEY, EMAIL, PASSWORD, WEBHOOK_SECRET, PORT = '8080' } = process.env

/** In a real program: a table, with rows of the last 30 days. */
const received = new Set()

createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const webhook = await verifyWebhook({
    secret: WEBHOOK_SECRET,
    headers: request.headers,
    body,
    remember: (id) => received.size < received.add(id).size,
  })
  // A repeated message is accepted again, so that the shop stops sending it.
  response.writeHead(webhook.ok || webhook.error === 'replayed' ? 204 : 401).end()
  if (webhook.ok) print(webhook.value.type, webhook.value.data)
  else print('refused', webhook.error)
}).listen(Number(PORT))

const shop = createClient({ baseUrl: SHOP_URL, apiKey: API_KEY, locale: 'en' })
mustBeOk(await shop.signIn({ email: EMAIL, password: PASSWORD }))

const cartridges = []
for await (const page of shop.pages('GET /api/aroma_cartridges_web')) {
  cartridges.push(...mustBeOk(page).data.filter(({ available }) => available > 0))
  if (cartridges.length >= 6) break
}

const place = { country: 'JP', state: '東京都' }
const goods = { shippingMethod: 'sagawa', items: [{ id: 'kit', quantity: 1, currency: 'jpy' }] }
const inquiry = { body: { ...goods, shipping: { address: place } } }
const quote = mustBeOk(await shop.call('PUT /v1/orders/quote', inquiry)).data.data

const body = {
  ...goods,
  location: 'Japan',
  currency: 'jpy',
  paymentSource: 'bank',
  customer: { name: '見本 花', email: EMAIL, phone: '03-1234-5678' },
  selectedCartridges: cartridges.slice(0, 6).map(({ serial }) => ({ serial, quantity: 1 })),
  shipping: {
    address: { ...place, postal_code: '104-0061', city: '中央区', line1: '見本町1-2-3' },
  },
  shippingAmount: quote.shippingAmount,
}
const order = mustBeOk(await shop.call('POST /v1/orders', { body })).data.data
const bank = { path: { orderId: order.orderId }, body: { paymentSource: 'bank' } }
mustBeOk(await shop.call('PUT /v1/orders/{orderId}/complete-bank-order', bank))
print('ordered', order.orderNumber, order.totalChargeAmount, order.currency)

function mustBeOk(outcome) {
  if (outcome.ok) return outcome.value
  const { code, message, details } = outcome.error
  throw new Error(`${code}: ${message} ${JSON.stringify(details)}`)
}

function print(...words) {
  process.stdout.write(
    `${words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' ')}\n`,
  )
}
