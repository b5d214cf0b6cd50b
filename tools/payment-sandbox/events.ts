/** Events are rows that are written in the transaction of the change they report. */
import { z } from 'zod'

import { pageOf, pageParams, parseParams } from './params.ts'
import { type Call, newId, type Scope } from './scope.ts'
import { answer, missing, type Reply, unixSeconds, wireList } from './wire.ts'

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

export async function retrieveEvent(call: Call): Promise<Reply> {
  const found = await call.tx.query<{ body: object }>(
    `select body from payment_sandbox.events where id = $1`,
    [call.id],
  )
  const [event] = found.rows
  return event ? answer(event.body) : missing('event', call.id, 'id')
}

const ListParams = z.strictObject({ ...pageParams, type: z.string().optional() })

export async function listEvents(call: Call): Promise<Reply> {
  const params = parseParams(ListParams, call.params)
  if (!params.ok) return params.error

  const { rows, hasMore } = await pageOf<{ body: object }>(call, params.value, {
    table: 'events',
    column: 'type',
    value: params.value.type,
  })
  return answer(
    wireList(
      '/v1/events',
      rows.map(({ body }) => body),
      hasMore,
    ),
  )
}
