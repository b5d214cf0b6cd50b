/** A payment sandbox on a loopback port with a shop that receives its webhooks, and a clock of its own. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import Stripe from 'stripe'

import { stripeGateway } from '#adapters/stripe/stripe-gateway.ts'
import { once } from '#shared/memoize.ts'

import { createPaymentSandbox } from '../../../tools/payment-sandbox/sandbox.ts'
import { cardForm } from '../api/card-form.ts'
import { openTestDatabase } from '../database/database.ts'
import { closeNow, listenLocally } from '../process/local-server.ts'

export const SECRET_KEY = 'sk_sandbox_secret_for_tests'
export const PUBLISHABLE_KEY = 'pk_sandbox_for_tests'
export const WEBHOOK_SECRET = 'whsec_sandbox_for_tests'

const MOUNTED_AT = '/sandbox/payments'

export type ReceivedWebhook = { body: string; signature: string }

type ConfirmAnswer = {
  status?: string
  next_action?: { redirect_to_url: { url: string } } | null
  error?: object
}

/** One serves all test files of a worker and goes with its server. */
const openOnce = once(() => openTestDatabase())

/** Each sandbox begins with an empty schema in it. */
async function emptyDatabase() {
  const db = await openOnce()
  await db.pool.query('drop schema if exists payment_sandbox cascade')
  return db
}

/** One at a time within a test file. */
export async function openPaymentSandbox() {
  const db = await emptyDatabase()
  const clock = { now: new Date('2026-03-01T00:00:00Z') }
  const received: ReceivedWebhook[] = []
  const shop = { webhookStatus: 200 }
  let origin = ''

  const sandbox = createPaymentSandbox({
    pool: db.pool,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${origin}/webhooks`,
    basePath: () => MOUNTED_AT,
    now: () => clock.now,
  })
  await sandbox.prepare()

  const app = new Hono()
  app.post('/webhooks', async (c) => {
    const signature = c.req.header('stripe-signature') ?? ''
    received.push({ body: await c.req.text(), signature })
    return c.text('', shop.webhookStatus === 200 ? 200 : 500)
  })
  app.route(MOUNTED_AT, sandbox.app)
  app.route('/', sandbox.app)

  const server = createServer(getRequestListener(app.fetch))
  const port = await listenLocally(server)
  origin = `http://127.0.0.1:${port}`
  const api = { host: '127.0.0.1', port, protocol: 'http' as const }

  return {
    sandbox,
    db,
    clock,
    received,
    shop,
    origin,
    stripe: new Stripe(SECRET_KEY, { ...api, maxNetworkRetries: 0, telemetry: false }),
    gateway: stripeGateway({ secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], api, fetch }),
    api,

    advance(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },

    /** What the shop's page does when the customer presses "pay". */
    async confirm(
      intent: Pick<Stripe.PaymentIntent, 'id' | 'client_secret'>,
      number: string,
      changes: Record<string, string> = {},
    ) {
      const response = await fetch(
        `${origin}${MOUNTED_AT}/v1/payment_intents/${intent.id}/confirm`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
          body: new URLSearchParams({
            ...cardForm(intent.client_secret ?? '', `${origin}/checkout/return?order=1`, number),
            ...changes,
          }),
        },
      )
      const body = (await response.json()) as ConfirmAnswer // What Stripe answers a browser.
      return { status: response.status, body }
    },

    async control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
      const response = await fetch(`${origin}/control${path}`, {
        method,
        headers: { authorization: `Bearer ${SECRET_KEY}` },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await response.json()) as Record<string, unknown>
    },

    async [Symbol.asyncDispose]() {
      await closeNow(server)
    },
  }
}

/** What a call was refused with, as the library reports it. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call was not refused')
}
