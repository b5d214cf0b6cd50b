/** Creates a batch that confirms or ships many orders; a background job processes it. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { TrackingNumber } from '../order.ts'
import { listByIds } from '../store.server.ts'
import { BATCH_ORDERS_MAX, type BatchAction } from './batch.ts'
import { findBatchIdOf, insertBatch } from './batch-store.server.ts'

const PERMISSION_OF = { confirm: 'order.confirm', ship: 'order.ship' } as const

export type BatchRequest = {
  action: BatchAction
  /** Idempotency key of the form: a second submit returns the same batch. */
  formKey: string
  orders: readonly { id: string; trackingNumber: string | null }[]
}

type Refusal = 'forbidden' | 'request_invalid' | 'batch_empty' | 'batch_too_large'

/** The batch's id. */
export async function createBatch(
  ctx: Context,
  { action, formKey, orders }: BatchRequest,
): Promise<Result<string, Refusal>> {
  if (ctx.actor.kind !== 'staff' || !may(ctx.actor, PERMISSION_OF[action])) return fail('forbidden')
  const requestedBy = ctx.actor.userId
  if (orders.length === 0) return fail('batch_empty')
  if (orders.length > BATCH_ORDERS_MAX) return fail('batch_too_large')

  const items = await itemsOf(ctx, action, orders)
  if (items === null) return fail('request_invalid')
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

/** `null` where an order is missing, is listed twice, or lacks its tracking number. */
async function itemsOf(ctx: Context, action: BatchAction, orders: BatchRequest['orders']) {
  const found = await listByIds(
    ctx,
    orders.map(({ id }) => id),
  )
  if (found.length !== orders.length) return null
  const items = orders.map(({ id: orderId, trackingNumber }) => {
    if (action === 'confirm') return { orderId, trackingNumber: null }
    const read = TrackingNumber.safeParse(trackingNumber ?? '')
    return read.success ? { orderId, trackingNumber: read.data } : null
  })
  const whole = items.filter((item) => item !== null)
  return whole.length === items.length ? whole : null
}
