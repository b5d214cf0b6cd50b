import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { isReadyFor } from '#domain/orders/batches/batch.ts'
import { listSelectedOrders } from '#domain/orders/batches/select-orders.server.ts'
import { listContentsAsStaff } from '#domain/orders/listing/list-customer-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import {
  listOrdersToPack,
  type OrdersToPack,
} from '#domain/orders/packing/list-orders-to-pack.server.ts'
import type { PackingFilter } from '#domain/orders/packing/packing-filter.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import { type PackingList, type PackingRow, packingFilterIn } from './packing.ts'

export type Packing = {
  filter: PackingFilter
  list: PackingList
  counts: OrdersToPack['counts']
  /** Orders that were ticked in another list, but can't be shipped now; `null` for the list of the day. */
  others: string[] | null
}

export async function loadPacking(ctx: Context, search: URLSearchParams): Promise<Packing> {
  const filter = packingFilterIn(search)
  const ids = search.getAll('id')
  const { orders, counts } = unwrap(await listOrdersToPack(ctx, filter))
  if (ids.length === 0)
    return { filter, counts, list: await packingList(ctx, orders), others: null }

  const selected = unwrap(await listSelectedOrders(ctx, ids))
  const isReady = (order: Order) => isReadyFor('ship', order)
  return {
    ...{ filter, counts },
    list: await packingList(ctx, selected.filter(isReady)),
    others: selected.filter((order) => !isReady(order)).map(({ number }) => number),
  }
}

type Typed = Pick<PackingRow, 'trackingNumbers' | 'error'>
const NOTHING: Typed = { trackingNumbers: '', error: null }

/** `typed`: what staff entered, by order. */
export async function packingList(
  ctx: Context,
  orders: readonly Order[],
  typed: ReadonlyMap<string, Typed> = new Map(),
): Promise<PackingList> {
  const ids = orders.map(({ id }) => id)
  const contents = unwrap(await listContentsAsStaff(ctx, ids))
  const rows = orders.map((order) =>
    rowOf(order, contents.get(order.id) ?? [], typed.get(order.id)),
  )
  return { formKey: randomUUID(), rows }
}

const rowOf = (order: Order, scents: PackingRow['scents'], typed = NOTHING): PackingRow => ({
  id: order.id,
  number: order.number,
  placedAt: order.placedAt,
  customerName: order.customerName,
  customerCompany: order.customerCompany,
  country: order.country,
  shippingMethod: order.shippingMethod,
  deliveryTime: order.deliveryTime,
  packageCount: order.packageCount,
  notes: order.notes,
  scents,
  ...typed,
})
