/** Orders that staff selected in a list or by number, before an action on all of them. Decisions, section 12. */
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
import type { ProductId } from '../product.ts'
import { inItsParcel, replacementNumber } from '../replacement.ts'
import { listOpenReplacements } from '../replacement-store.server.ts'
import type { Order } from '../store.server.ts'
import { listByIds, listByNumbers, listOrdersWith } from '../store.server.ts'
import { BATCH_ORDERS_MAX } from './batch.ts'

/** Oldest first; unknown ids are skipped. */
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

const KIT: ProductId = 'kit'

type LabelOptions = {
  /** Include parcels that were shipped before. */
  takesSent: boolean
}
/** What carrier and customs ask about it. */
export type Parcel = Order & {
  hasDevice: boolean
  /** What was paid for the goods; `null` for a replacement, which costs nothing. */
  goodsMinor: number | null
}
export type SelectedForLabels = {
  orders: Parcel[]
  /** Selected, but without a label. */
  skipped: { order: Order; why: NoLabelReason }[]
}

/** Data of the label page, for orders and open replacements; exports nothing. */
export async function selectForLabels(
  ctx: Context,
  ids: readonly string[],
  options: LabelOptions,
): Promise<Result<SelectedForLabels, 'forbidden'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const selected = await listSelectedOrders(ctx, ids)
  if (!selected.ok) return selected
  const open = await listOpenReplacements(ctx, {
    ids: ids.filter(isUuid),
    limit: BATCH_ORDERS_MAX,
  })
  // One parcel more to the same address, under its own number.
  const replaced = open.map(({ replacement, order }) => ({
    ...inItsParcel(order, replacement),
    number: replacementNumber(order.number, replacement),
    hasDevice: replacement.items.some(({ code }) => code === KIT),
    goodsMinor: null,
  }))
  const kits = await listOrdersWith(ctx, KIT, selected.value)
  const checked = selected.value.map((order) => ({
    order: { ...order, hasDevice: kits.has(order.id), goodsMinor: order.subtotalMinor },
    why: noLabelReasonOf(order, options),
  }))
  return ok({
    orders: [...checked.flatMap(({ order, why }) => (why === null ? [order] : [])), ...replaced],
    skipped: checked.flatMap(({ order, why }) => (why === null ? [] : [{ order, why }])),
  })
}

/** Exports addresses for a carrier's software: only of parcels that ship now. The audit log records the export. */
export async function takeLabels(
  ctx: Context,
  ids: readonly string[],
  { destination, takesSent }: LabelOptions & { destination: LabelDestination },
): Promise<Result<Parcel[], 'forbidden'>> {
  const selected = await selectForLabels(ctx, ids, { takesSent })
  if (!selected.ok) return selected
  const orders = selected.value.orders.filter((order) => destinationOf(order) === destination)
  const numbers = orders.map(({ number }) => number)
  const detail = { count: numbers.length, orders: numbers, filter: { destination, takesSent } }
  const target = { type: 'orders', id: 'labels' }
  await recordAudit(ctx, { action: 'orders_labelled', target, detail })
  return ok(orders)
}
