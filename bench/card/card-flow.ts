/** The order flow by card, and the sandbox's part of it alone: shop and sandbox are one process. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'

import { confirmRequest, SANDBOX } from '../battery/shop-calls.ts'
import type { Call } from '../load.ts'
import { expectOk, placeOrder, type Shopper } from '../order-flow.ts'

/** Fee, order, payment and confirmation, as the page sends them. The webhook comes by itself. */
export async function flowByCard(call: Call, shopper: Shopper): Promise<void> {
  const { orderId, headers } = await placeOrder(call, shopper, 'stripe')
  const path = `/v1/orders/${orderId}/payment-intent`
  const started = await expectOk(call('POST', path, headers, {}))
  const { paymentId, clientSecret } = JSON.parse(started).data.data
  await confirm(call, paymentId, clientSecret)
}

/** What shop and buyer ask of the sandbox for one order: the payment, its confirmation, and what became of it. */
export async function flowOfSandbox(call: Call): Promise<void> {
  const headers = { authorization: `Bearer ${SANDBOX.secret}` }
  const orderId = randomUUID()
  const payment = new URLSearchParams({
    amount: '81260',
    currency: 'jpy',
    'automatic_payment_methods[enabled]': 'true',
    'metadata[order_id]': orderId,
    'metadata[order_number]': 'A261130-000001',
  })
  const path = `${SANDBOX.path}/v1/payment_intents`
  const keyed = { ...headers, 'idempotency-key': `order:${orderId}:pi:1` }
  const { id, client_secret } = JSON.parse(await expectOk(call('POST', path, keyed, payment)))
  await confirm(call, id, client_secret)
  await expectOk(call('GET', `${path}/${id}?expand[0]=latest_charge`, headers))
}

async function confirm(call: Call, paymentId: string, clientSecret: string): Promise<void> {
  const { method, path, headers, form } = confirmRequest(paymentId, clientSecret)
  await expectOk(call(method, path, headers, new URLSearchParams(form)))
}

/** Every confirmed payment must have arrived at its order. */
export async function expectPaymentsApplied(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as open from card_payments where intent_id is not null and applied_at is null',
  )
  await client.end()
  if (rows[0].open > 0) throw new Error(`${rows[0].open} payments have not reached their orders`)
}
