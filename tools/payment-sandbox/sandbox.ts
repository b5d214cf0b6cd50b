/**
 * A payment processor for a shop that has none yet: Stripe's wire protocol with state, on the shop's
 * own PostgreSQL. It takes test cards only and moves no money. Decisions, section 10.
 */
import { Hono } from 'hono'
import type pg from 'pg'

import { sandboxApi } from './api.ts'
import { sandboxChallenge } from './challenge.ts'
import { sandboxControl } from './control.ts'
import { deliverDue, startDelivery } from './delivery.ts'
import { prepareStorage } from './storage.ts'

export type PaymentSandboxOptions = {
  pool: pg.Pool
  /** "sk_sandbox_…": calls of the shop's server present it. */
  secretKey: string
  /** "pk_sandbox_…": a browser may confirm and read one payment with it and the client secret. */
  publishableKey: string
  webhookSecret: string
  /** Where signed events are sent. */
  webhookUrl: () => string
  /** Under which the app is mounted on the shop's origin, "/sandbox/payments". */
  basePath: () => string
  now: () => Date
}

export type PaymentSandbox = {
  /** Stripe's API under /v1, the bank's page under /challenge, remote control under /control. */
  app: Hono
  /** Makes the schema `payment_sandbox` if it is not there. */
  prepare(): Promise<void>
  /** Delivers events until stopped; the stop waits for what is in flight. */
  startDelivery(): () => Promise<void>
  /** Sends each event that is due once; how many were accepted. */
  deliverDue(): Promise<number>
}

export function createPaymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  const app = new Hono()
  app.route('/v1', sandboxApi(options))
  app.route('/challenge', sandboxChallenge(options))
  app.route('/control', sandboxControl(options))

  return {
    app,
    prepare: () => prepareStorage(options.pool),
    startDelivery: () => startDelivery(options),
    deliverDue: () => deliverDue(options),
  }
}
