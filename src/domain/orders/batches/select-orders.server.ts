/** Orders that staff ticked or named, before something is done with all of them. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  destinationOf,
  type LabelDestination,
  type NoLabelReason,
  noLabelReasonOf,
} from '../fulfilment/label.ts'
import type { Order } from '../store.server.ts'
import { listByIds, listByNumbers } from '../store.server.ts'
import { BATCH_ORDERS_MAX } from './batch.ts'

/** The oldest first; those that are not there are left out. */
export async function listSelectedOrders(
  ctx: Context,
  ids: readonly string[],
): Promise<Result<Order[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const known = [...new Set(ids)].filter(isUuid).slice(0, BATCH_ORDERS_MAX)
  return ok(known.length === 0 ? [] : await listByIds(ctx, known))
}

export async function listOrdersByNumber(
  ctx: Context,
  numbers: readonly string[],
): Promise<Result<Order[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const some = numbers.slice(0, BATCH_ORDERS_MAX)
  return ok(some.length === 0 ? [] : await listByNumbers(ctx, some))
}

type LabelOptions = {
  /** Parcels that were sent before, too. */
  takesSent: boolean
}
export type SelectedForLabels = {
  orders: Order[]
  /** Selected, and left out. */
  skipped: { order: Order; why: NoLabelReason }[]
}

/** What the page of labels shows; nothing has left yet. */
export async function selectForLabels(
  ctx: Context,
  ids: readonly string[],
  options: LabelOptions,
): Promise<Result<SelectedForLabels, 'forbidden'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const selected = await listSelectedOrders(ctx, ids)
  if (!selected.ok) return selected
  const checked = selected.value.map((order) => ({ order, why: noLabelReasonOf(order, options) }))
  return ok({
    orders: checked.flatMap(({ order, why }) => (why === null ? [order] : [])),
    skipped: checked.flatMap(({ order, why }) => (why === null ? [] : [{ order, why }])),
  })
}

/** Addresses for the carrier's program: few, of parcels that go; that they left the shop is written down. */
export async function takeLabels(
  ctx: Context,
  ids: readonly string[],
  { destination, takesSent }: LabelOptions & { destination: LabelDestination },
): Promise<Result<Order[], 'forbidden'>> {
  const selected = await selectForLabels(ctx, ids, { takesSent })
  if (!selected.ok) return selected
  const orders = selected.value.orders.filter((order) => destinationOf(order) === destination)
  const numbers = orders.map(({ number }) => number)
  const detail = { count: numbers.length, orders: numbers, filter: { destination, takesSent } }
  const target = { type: 'orders', id: 'labels' }
  await recordAudit(ctx, { action: 'orders_labelled', target, detail })
  return ok(orders)
}
