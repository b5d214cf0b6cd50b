/** Payments in storage. A payment is always read with its row locked, so that two changes never cross. */
import { timingSafeEqual } from 'node:crypto'

import { type Call, newId, type Scope } from './scope.ts'
import type { Outcome } from './test-cards.ts'
import type { CardFace, WireIntent, WirePaymentMethod } from './wire.ts'

export type Intent = {
  wire: WireIntent
  /** The card of the running attempt. */
  card: CardFace | null
  /** Where the customer comes back to from the bank. */
  returnUrl: string | null
  /** What the bank will say when the challenge is passed. */
  outcome: Outcome | null
  /** When a payment in `processing` is decided. */
  settlesAt: Date | null
}

type Row = {
  body: WireIntent
  card: CardFace | null
  return_url: string | null
  outcome: Outcome | null
  settles_at: Date | null
}

const intentOf = ({ body, card, return_url, outcome, settles_at }: Row): Intent => ({
  wire: body,
  card,
  returnUrl: return_url,
  outcome,
  settlesAt: settles_at,
})

export async function lockIntent(scope: Scope, id: string): Promise<Intent | null> {
  const found = await scope.tx.query<Row>(
    `select body, card, return_url, outcome, settles_at from payment_sandbox.intents where id = $1 for update`,
    [id],
  )
  const [row] = found.rows
  return row ? intentOf(row) : null
}

export async function insertIntent(scope: Scope, wire: WireIntent): Promise<void> {
  await scope.tx.query(`insert into payment_sandbox.intents (id, body) values ($1, $2)`, [
    wire.id,
    JSON.stringify(wire),
  ])
}

export async function saveIntent(scope: Scope, intent: Intent): Promise<void> {
  await scope.tx.query(
    `update payment_sandbox.intents
       set body = $2, card = $3, return_url = $4, outcome = $5, settles_at = $6
     where id = $1`,
    [
      intent.wire.id,
      JSON.stringify(intent.wire),
      intent.card && JSON.stringify(intent.card),
      intent.returnUrl,
      intent.outcome,
      intent.settlesAt,
    ],
  )
}

export const newPaymentMethod = (card: CardFace): WirePaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  type: 'card',
  card,
  livemode: false,
})

/** The browser proves that the payment is its own; the server may leave the secret out. */
export function mayTouch(call: Call, { wire }: Intent, clientSecret: string | undefined): boolean {
  if (clientSecret === undefined) return call.access === 'secret'
  return isSameSecret(clientSecret, wire.client_secret)
}

export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
