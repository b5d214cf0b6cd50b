/** Creates a batch that confirms or ships many orders; a background job processes it. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { readTrackingNumbers } from '#domain/shipping/tracking/read-tracking-numbers.ts'
import { joinTrackingNumbers, type TrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listByIds } from '../store.server.ts'
import { BATCH_ORDERS_MAX, type BatchAction } from './batch.ts'
import { findBatchIdOf, insertBatch } from './batch-store.server.ts'

const PERMISSION_OF = { confirm: 'order.confirm', ship: 'order.ship' } as const

export type BatchRequest = {
  action: BatchAction
  /** Idempotency key of the form: a second submit returns the same batch. */
  formKey: string
  /** `isNumberConfirmed`: staff say that doubtful tracking numbers are right. */
  orders: readonly {
    id: string
    trackingNumbers: string | null
    isNumberConfirmed?: boolean
  }[]
}

type Refusal = 'forbidden' | 'request_invalid' | 'batch_empty' | 'batch_too_large' | TrackingRefusal

/** The batch's id. */
export async function createBatch(
  ctx: Context,
  { action, formKey, orders }: BatchRequest,
): Promise<Result<string, Refusal>> {
  if (ctx.actor.kind !== 'staff' || !may(ctx.actor, PERMISSION_OF[action])) return fail('forbidden')
  const requestedBy = ctx.actor.userId
  if (orders.length === 0) return fail('batch_empty')
  if (orders.length > BATCH_ORDERS_MAX) return fail('batch_too_large')

  const read = await itemsOf(ctx, action, orders)
  if (!read.ok) return read
  const items = read.value
  return ctx.transaction<Result<string, Refusal>>(async (ctx) => {
    const batch = { action, formKey, requestedBy, requestedAt: ctx.now }
    const id = await insertBatch(ctx, batch, items)
    if (id === null) {
      const known = await findBatchIdOf(ctx, formKey)
      return known === null ? fail('request_invalid') : ok(known)
    }
    const target = { type: 'order_batch', id }
    const detail = { action, orders: items.length }
    await recordAudit(ctx, { action: 'orders_bulk_changed', target, detail })
    await ctx.enqueue('orders.process_batches', {})
    return ok(id)
  })
}

type Item = { orderId: string; trackingNumbers: string | null }

/** Refused where an order is missing, is listed twice, or lacks tracking numbers that can be sent. */
async function itemsOf(
  ctx: Context,
  action: BatchAction,
  orders: BatchRequest['orders'],
): Promise<Result<Item[], 'request_invalid' | TrackingRefusal>> {
  const found = await listByIds(
    ctx,
    orders.map(({ id }) => id),
  )
  if (found.length !== orders.length) return fail('request_invalid')
  if (action === 'confirm')
    return ok(orders.map(({ id: orderId }) => ({ orderId, trackingNumbers: null })))

  const methods = new Map(found.map(({ id, shippingMethod }) => [id, shippingMethod]))
  const items: Item[] = []
  for (const { id: orderId, trackingNumbers, isNumberConfirmed = false } of orders) {
    const method = methods.get(orderId)
    if (!method) return fail('request_invalid')
    const read = readTrackingNumbers(method, trackingNumbers ?? '', isNumberConfirmed)
    if (!read.ok) return read
    items.push({ orderId, trackingNumbers: joinTrackingNumbers(read.value) })
  }
  return ok(items)
}
