import { hash } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'
import { insertOnce, listAmong, listBy } from '#domain/rows.server.ts'
import { awaitAll } from '#shared/await-all.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { invariant } from '#shared/result.ts'

import type { OrderStatus } from './lifecycle.ts'
import { REMINDER_DAYS } from './policy.ts'
import type { ProductId } from './product.ts'
import {
  bankTransfers,
  hasStatus,
  orderCartridges,
  orderEvents,
  orderLines,
  orderSdks,
  orders,
} from './table.server.ts'

/** The number of reminder rounds in `reminders.ts`. */
const REMINDERS = REMINDER_DAYS.length

export type Order = typeof orders.$inferSelect
export type OrderEvent = typeof orderEvents.$inferSelect
export type BankTransfer = typeof bankTransfers.$inferSelect
export type OrderContents = {
  lines: (typeof orderLines.$inferSelect)[]
  cartridges: (typeof orderCartridges.$inferSelect)[]
  sdks: (typeof orderSdks.$inferSelect)[]
}

export type NewOrder = typeof orders.$inferInsert
export async function findOrder(ctx: Context, id: string): Promise<Order | null> {
  const [row] = await selectOrder(ctx, { id })
  return row ?? null
}

const isOrder = eq(orders.id, sql.placeholder('id'))
const selectOrder = prepared('select_order', (db) => db.select().from(orders).where(isOrder))

/** Several orders, oldest first: the order of packing. */
export const listByIds = listAmong(orders, 'id', asc(orders.placedAt), asc(orders.id))

export const listByNumbers = listAmong(orders, 'number')

/** Locks the order's row; every change of an order starts with it. Only inside a transaction. */
export async function lockOrder(ctx: Context, id: string): Promise<Order | null> {
  const [row] = await selectOrderForUpdate(ctx, { id })
  return row ?? null
}

const selectOrderForUpdate = prepared('select_order_for_update', (db) =>
  db.select().from(orders).where(isOrder).for('update'),
)

/** Requires the row's lock. */
export async function updateOrder(
  ctx: Context,
  id: string,
  change: Partial<NewOrder>,
): Promise<Order> {
  const [, order] = await awaitAll([writeOrder(ctx, id, change), findOrder(ctx, id)])
  invariant(order, 'an updated order can be read')
  return order
}

/** Requires the row's lock, so that the caller knows what the order becomes. */
export const writeOrder = (ctx: Context, id: string, change: Partial<NewOrder>) =>
  updateOf(change)(ctx, { ...change, id })

const updates = new Map<string, ReturnType<typeof prepareUpdate>>()

/** One statement for each set of columns. */
function updateOf(change: Partial<NewOrder>): ReturnType<typeof prepareUpdate> {
  const columns = Object.keys(change).sort().join()
  const known = updates.get(columns)
  if (known) return known
  const made = prepareUpdate(`update_order_${hash('sha1', columns)}`, change)
  updates.set(columns, made)
  return made
}

const prepareUpdate = (name: string, change: Partial<NewOrder>) =>
  prepared(name, (db, _values: Partial<NewOrder>) =>
    db.update(orders).set(placeholders(orders, change)).where(isOrder),
  )

export async function insertEvent(
  ctx: Context,
  event: Omit<typeof orderEvents.$inferInsert, 'at' | 'actorKind' | 'actorId'>,
): Promise<void> {
  const actorId = 'userId' in ctx.actor ? ctx.actor.userId : null
  const { fromStatus = null, toStatus = null } = event
  await insertEventRow(ctx, {
    ...event,
    fromStatus,
    toStatus,
    at: ctx.now,
    actorKind: ctx.actor.kind,
    actorId,
  })
}

const insertEventRow = prepared(
  'insert_order_event',
  (db, event: typeof orderEvents.$inferInsert) =>
    db.insert(orderEvents).values(placeholders(orderEvents, event)),
)

/** The timelines of several orders, each in chronological order. */
export const listEvents = listAmong(orderEvents, 'orderId', asc(orderEvents.id))

export async function listContents(
  ctx: Context,
  orderIds: readonly string[],
): Promise<OrderContents> {
  const ids = [...orderIds]
  const [lines, cartridges, sdks] = await Promise.all([
    ctx.db
      .select()
      .from(orderLines)
      .where(isOneOf(orderLines.orderId, ids))
      .orderBy(asc(orderLines.position)),
    ctx.db
      .select()
      .from(orderCartridges)
      .where(isOneOf(orderCartridges.orderId, ids))
      .orderBy(asc(orderCartridges.chambers), asc(orderCartridges.serial)),
    ctx.db
      .select()
      .from(orderSdks)
      .where(isOneOf(orderSdks.orderId, ids))
      .orderBy(asc(orderSdks.slug)),
  ])
  return { lines, cartridges, sdks }
}

export const findDemand = (
  ctx: Context,
  orderId: string,
): Promise<{ serial: string; quantity: number }[]> =>
  ctx.db
    .select({ serial: orderCartridges.serial, quantity: orderCartridges.quantity })
    .from(orderCartridges)
    .where(eq(orderCartridges.orderId, orderId))

/** The cartridges of several orders, in the order of their chambers. */
export const listDemands = (
  ctx: Context,
  orderIds: readonly string[],
): Promise<{ orderId: string; serial: string; quantity: number }[]> =>
  ctx.db
    .select({
      orderId: orderCartridges.orderId,
      serial: orderCartridges.serial,
      quantity: orderCartridges.quantity,
    })
    .from(orderCartridges)
    .where(isOneOf(orderCartridges.orderId, orderIds))
    .orderBy(asc(orderCartridges.chambers), asc(orderCartridges.serial))

/** The newest first. */
const listOrdersOf = (ctx: Context, userId: string, page: PageRequest): Promise<Order[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(page.size)
    .offset(offsetOf(page))

export async function findNewestOrderOf(ctx: Context, userId: string): Promise<Order | null> {
  const [newest = null] = await listOrdersOf(ctx, userId, { number: 1, size: 1 })
  return newest
}

export async function pageOrdersOf(
  ctx: Context,
  userId: string,
  page: PageRequest,
): Promise<Page<Order>> {
  const [items, count] = await awaitAll([
    listOrdersOf(ctx, userId, page),
    ctx.db.$count(orders, eq(orders.userId, userId)),
  ])
  return { items, count, ...page }
}

/** Unpaid orders past their deadline, oldest first. */
export async function listOverdue(
  ctx: Context,
  status: OrderStatus,
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(hasStatus(status), lt(orders.unpaidUntil, ctx.now)))
    .orderBy(asc(orders.unpaidUntil))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Orders without a reminder first, then the oldest. */
export async function listAwaitingTransfer(
  ctx: Context,
  placedBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        hasStatus('awaiting_transfer'),
        lt(orders.remindersSent, REMINDERS),
        lt(orders.placedAt, placedBefore),
      ),
    )
    .orderBy(asc(orders.remindersSent), asc(orders.placedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Of orders shipped before an instant or never to be shipped. Returns how many. */
export async function clearCustomsCodes(ctx: Context, sentBefore: Date): Promise<number> {
  const ended = hasStatus('canceled', 'abandoned', 'lapsed', 'refunded')
  const rows = await ctx.db
    .update(orders)
    .set({ customsCodeEncrypted: null })
    .where(and(isNotNull(orders.customsCodeEncrypted), or(lt(orders.shippedAt, sentBefore), ended)))
    .returning({ id: orders.id })
  return rows.length
}

/** The first orders per cartridge in these states, oldest first, and how many there are. */
export function listHolders(ctx: Context, statuses: readonly OrderStatus[], most: number) {
  const ofBatch = sql`partition by ${orderCartridges.serial}`
  const open = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(hasStatus(...statuses))
  const numbered = ctx.db
    .select({
      serial: orderCartridges.serial,
      quantity: orderCartridges.quantity,
      id: orders.id,
      number: orders.number,
      status: orders.status,
      place: sql<number>`row_number() over (${ofBatch} order by ${orders.placedAt}, ${orders.id})`
        .mapWith(Number)
        .as('place'),
      holders: sql<number>`count(*) over (${ofBatch})`.mapWith(Number).as('holders'),
    })
    .from(orderCartridges)
    .innerJoin(orders, eq(orders.id, orderCartridges.orderId))
    // As a list of ids PostgreSQL uses the key; joined, it would read the cartridges of all orders.
    .where(sql`${orderCartridges.orderId} = any(array(${open}))`)
    .as('numbered')
  return ctx.db
    .select()
    .from(numbered)
    .where(lte(numbered.place, most))
    .orderBy(asc(numbered.serial), asc(numbered.place))
}

/** `null` when the same transfer was recorded before. */
export const insertTransfer = insertOnce(bankTransfers)

export const listTransfers = listBy(bankTransfers, 'orderId', asc(bankTransfers.recordedAt))

/** The ids of those that contain a product. */
export async function listOrdersWith(
  ctx: Context,
  productId: ProductId,
  orders: readonly Pick<Order, 'id'>[],
): Promise<Set<string>> {
  const ids = orders.map(({ id }) => id)
  const rows = await ctx.db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(isOneOf(orderLines.orderId, ids), eq(orderLines.productId, productId)))
  return new Set(rows.map(({ id }) => id))
}
