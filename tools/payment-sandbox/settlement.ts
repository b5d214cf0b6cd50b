/** How an attempt to pay ends. Each end is one row change, its charge and its event in one transaction. */
import { emit } from './events.ts'
import { type Intent, lockIntent, newPaymentMethod, saveIntent } from './intent-store.ts'
import { newId, type Scope } from './scope.ts'
import { type CardError, SLOW_CARD_SECONDS } from './test-cards.ts'
import type { CardFace, WireError, WireIntent, WirePaymentMethod } from './wire.ts'

/** A payment as it is now: one whose time in `processing` is over is decided first. */
export async function currentIntent(scope: Scope, id: string): Promise<Intent | null> {
  const intent = await lockIntent(scope, id)
  const isDue = intent?.settlesAt && intent.settlesAt <= scope.now
  return intent && isDue && intent.card ? succeed(scope, intent, intent.card) : intent
}

export async function succeed(scope: Scope, intent: Intent, card: CardFace): Promise<Intent> {
  const { wire } = intent
  const chargeId = newId('ch')
  const paid: Intent = {
    ...intent,
    wire: {
      ...wire,
      status: 'succeeded',
      amount_received: wire.amount,
      latest_charge: chargeId,
      last_payment_error: null,
      next_action: null,
    },
    card,
    outcome: null,
    settlesAt: null,
  }
  await insertCharge(scope, chargeId, paid.wire, card)
  await saveIntent(scope, paid)
  await emit(scope, 'payment_intent.succeeded', paid.wire)
  return paid
}

async function insertCharge(scope: Scope, id: string, wire: WireIntent, card: CardFace) {
  await scope.tx.query(
    `insert into payment_sandbox.charges
       (id, intent_id, amount, currency, card, payment_method, metadata, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      wire.id,
      wire.amount,
      wire.currency,
      JSON.stringify(card),
      wire.payment_method,
      JSON.stringify(wire.metadata),
      scope.now,
    ],
  )
}

/** The payment waits for another card, and remembers why. */
export async function decline(
  scope: Scope,
  intent: Intent,
  { method, error }: { method: WirePaymentMethod; error: CardError },
): Promise<{ intent: Intent; error: WireError }> {
  const isAuthentication = error.code === 'payment_intent_authentication_failure'
  const paymentError: Omit<WireError, 'payment_intent'> = {
    type: isAuthentication ? 'invalid_request_error' : 'card_error',
    ...error,
    payment_method: method,
  }
  const refused: Intent = {
    ...intent,
    wire: {
      ...intent.wire,
      status: 'requires_payment_method',
      last_payment_error: paymentError,
      payment_method: null,
      next_action: null,
    },
    card: null,
    outcome: null,
    settlesAt: null,
  }
  await saveIntent(scope, refused)
  await emit(scope, 'payment_intent.payment_failed', refused.wire)
  return { intent: refused, error: { ...paymentError, payment_intent: refused.wire } }
}

export async function startProcessing(
  scope: Scope,
  intent: Intent,
  card: CardFace,
): Promise<Intent> {
  const waiting: Intent = {
    ...intent,
    wire: { ...intent.wire, status: 'processing', last_payment_error: null, next_action: null },
    card,
    outcome: null,
    settlesAt: new Date(scope.now.getTime() + SLOW_CARD_SECONDS * 1000),
  }
  await saveIntent(scope, waiting)
  await emit(scope, 'payment_intent.processing', waiting.wire)
  return waiting
}

/** The card of the attempt that waits for its bank. */
export function methodOf({ wire, card }: Intent): WirePaymentMethod | null {
  return (
    card && { ...newPaymentMethod(card), ...(wire.payment_method && { id: wire.payment_method }) }
  )
}

/** Decides payments whose time in `processing` is over and that no call has read. */
export async function settleDue(scope: Scope): Promise<void> {
  const due = await scope.tx.query<{ id: string }>(
    `select id from payment_sandbox.intents where settles_at <= $1
     order by position limit 50 for update skip locked`,
    [scope.now],
  )
  for (const { id } of due.rows) await currentIntent(scope, id)
}
