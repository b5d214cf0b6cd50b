/** Events are rows that are written in the transaction of the change they report. */
import { newId, type Scope } from './scope.ts'
import { unixSeconds } from './wire.ts'

type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.processing'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

/** The version of Stripe's API whose shapes are spoken here. */
const API_VERSION = '2026-10-28.endive'

export async function emit(scope: Scope, type: EventType, object: object): Promise<void> {
  const id = newId('evt')
  const body = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: unixSeconds(scope.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: {
      id: scope.request?.id ?? null,
      idempotency_key: scope.request?.idempotencyKey ?? null,
    },
    type,
  }
  await scope.tx.query(
    `insert into payment_sandbox.events (id, type, body, next_attempt_at) values ($1, $2, $3, $4)`,
    [id, type, JSON.stringify(body), scope.now],
  )
}
