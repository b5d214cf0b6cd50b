/** The outbox of webhooks: inserts a delivery per subscribed endpoint in the business transaction. */
import type { Context } from '#domain/context.ts'
import { addMinutes } from '#shared/add-time.ts'

import type { OrderEventData, StockEventData, TestEventData } from './events.ts'
import type { TEST_KIND, WebhookKind } from './kinds.ts'
import { LOST_JOB_MINUTES } from './policy.ts'
import { type Endpoint, insertDeliveries, listEndpointsFor } from './store.server.ts'

/** The body with its wire names; it is immutable. */
type EventBody = {
  id: string
  type: WebhookKind | typeof TEST_KIND
  createdAt: string
  data: OrderEventData | StockEventData | TestEventData
}

/**
 * Costs one short query without subscribers: `describe` runs only if there are any. It must contain no
 * personal data: partners receive goods, money and states.
 */
export async function notifyPartners(
  ctx: Context,
  kind: WebhookKind,
  describe: () => Promise<EventBody['data']>,
): Promise<void> {
  const endpoints = await listEndpointsFor(ctx, kind)
  if (endpoints.length === 0) return
  await writeDeliveries(ctx, endpoints, { kind, data: await describe() })
}

/** One event for all of them, and its first try right after the commit. */
export async function writeDeliveries(
  ctx: Context,
  endpoints: readonly Pick<Endpoint, 'id'>[],
  { kind, data }: { kind: EventBody['type']; data: EventBody['data'] },
): Promise<string[]> {
  const id = `evt_${crypto.randomUUID().replaceAll('-', '')}`
  const payload: EventBody = { id, type: kind, createdAt: ctx.now.toISOString(), data }
  const written = await insertDeliveries(
    ctx,
    endpoints.map((endpoint) => ({
      endpointId: endpoint.id,
      eventId: id,
      kind,
      payload,
      state: 'waiting',
      createdAt: ctx.now,
      nextAttemptAt: addMinutes(ctx.now, LOST_JOB_MINUTES),
    })),
  )
  for (const { id, endpointId } of written) {
    await ctx.enqueue('webhooks.deliver', { deliveryId: id, endpointId, attempt: 0 })
  }
  return written.map(({ id }) => id)
}
