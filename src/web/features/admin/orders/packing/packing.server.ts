import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { isReadyFor } from '#domain/orders/batches/batch.ts'
import { listSelectedOrders } from '#domain/orders/batches/select-orders.server.ts'
import { listContentsAsStaff } from '#domain/orders/listing/list-customer-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { listOrdersToPack } from '#domain/orders/packing/list-orders-to-pack.server.ts'
import { listReplacementsToPack } from '#domain/orders/packing/list-replacements-to-pack.server.ts'
import type { PackingFilter } from '#domain/orders/packing/packing-filter.ts'
import type { Shipment } from '#domain/orders/packing/shipment.ts'
import { pick } from '#shared/pick.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import { type PackingList, type PackingRow, packingFilterIn, SHOWN_OF_ORDER } from './packing.ts'

export type Packing = Awaited<ReturnType<typeof loadPacking>>

/** `others`: orders that were ticked in another list, but can't be shipped now; `null` for the list of the day. */
export async function loadPacking(ctx: Context, search: URLSearchParams) {
  const filter = packingFilterIn(search)
  const ids = search.getAll('id')
  const found = unwrap(await listOrdersToPack(ctx, filter))
  const replacements = unwrap(await listReplacementsToPack(ctx))
  const counts = [...found.counts, ...replacements.map(({ order }) => countOf(order))]
  if (ids.length === 0) {
    const shipments = { orders: found.orders, replacements: replacements.filter(isIn(filter)) }
    return { filter, counts, list: await packingList(ctx, shipments), others: null }
  }

  const selected = unwrap(await listSelectedOrders(ctx, ids))
  const isReady = (order: Order) => isReadyFor('ship', order)
  return {
    filter,
    counts,
    list: await packingList(ctx, { orders: selected.filter(isReady), replacements: [] }),
    others: selected.filter((order) => !isReady(order)).map(({ number }) => number),
  }
}

const countOf = ({ country, shippingMethod }: Order) => ({
  country,
  method: shippingMethod,
  count: 1,
})

const isIn =
  ({ country, method }: PackingFilter) =>
  ({ order }: Shipment): boolean =>
    (country ?? order.country) === order.country &&
    (method ?? order.shippingMethod) === order.shippingMethod

export type Shipments = { orders: readonly Order[]; replacements: readonly Shipment[] }

type Typed = Pick<PackingRow, 'trackingNumbers' | 'error'>
const NOTHING: Typed = { trackingNumbers: '', error: null }

/** Replacements first: their customers wait already. `typed`: what staff entered, by the id of order or replacement. */
export async function packingList(
  ctx: Context,
  { orders, replacements }: Shipments,
  typed: ReadonlyMap<string, Typed> = new Map(),
): Promise<PackingList> {
  const ids = orders.map(({ id }) => id)
  const contents = unwrap(await listContentsAsStaff(ctx, ids))
  const replaced = replacements.flatMap(({ order, lines, cartridges, replacement }) => {
    if (!replacement) return []
    const { id, number } = replacement
    return { ...rowOf(order, cartridges, typed.get(id)), id, number, devices: lines }
  })
  const ordered = orders.map((order) =>
    rowOf(order, contents.get(order.id) ?? [], typed.get(order.id)),
  )
  return { formKey: randomUUID(), rows: [...replaced, ...ordered] }
}

const rowOf = (order: Order, scents: PackingRow['scents'], typed = NOTHING): PackingRow => ({
  ...pick(order, ...SHOWN_OF_ORDER),
  orderId: order.id,
  devices: null,
  scents,
  ...typed,
})
