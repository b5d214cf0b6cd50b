import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { pageOf } from '#domain/rows.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import { nameIn } from '../localized.server.ts'
import {
  cartridgeStock,
  cartridges,
  lowStockAlerts,
  restockAlerts,
  stockMovements,
} from '../table.server.ts'
import type { StockReason } from './stock-reasons.ts'

const stockColumns = {
  serial: cartridges.serial,
  name: nameIn(cartridges),
  kind: cartridges.kind,
  active: cartridges.active,
  priceJpy: cartridges.priceJpy,
  onHand: cartridgeStock.onHand,
  reserved: cartridgeStock.reserved,
  leadTimeDays: cartridgeStock.leadTimeDays,
  waiting: sql<number>`(select count(*)::int from ${restockAlerts}
    where ${restockAlerts.serial} = ${cartridgeStock.serial} and ${restockAlerts.notifiedAt} is null)`,
}

export const listStockRows = (ctx: Context) =>
  selectStock(ctx).orderBy(asc(cartridges.position), asc(cartridges.serial))

export async function findStockRow(ctx: Context, serial: string) {
  const [row] = await selectStock(ctx).where(eq(cartridgeStock.serial, serial))
  return row ?? null
}

const selectStock = (ctx: Context) =>
  ctx.db
    .select(stockColumns)
    .from(cartridgeStock)
    .innerJoin(cartridges, eq(cartridges.serial, cartridgeStock.serial))

/** Quantities shipped for orders since an instant, by cartridge; of one cartridge, if one is given. */
export async function countShipped(
  ctx: Context,
  since: Date,
  serial?: string,
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({
      serial: stockMovements.serial,
      count: sql<number>`(-sum(${stockMovements.delta}))::int`,
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.reason, 'shipped'),
        gt(stockMovements.at, since),
        serial === undefined ? undefined : eq(stockMovements.serial, serial),
      ),
    )
    .groupBy(stockMovements.serial)
  return new Map(rows.map(({ serial, count }) => [serial, count]))
}

export type MovementRow = typeof stockMovements.$inferSelect

/** The newest first. */
export function pageMovements(
  ctx: Context,
  serial: string,
  page: PageRequest,
): Promise<Page<MovementRow>> {
  const where = eq(stockMovements.serial, serial)
  const order = [desc(stockMovements.id)]
  return pageOf(ctx, { table: stockMovements, where, order }, page)
}

export type Demand = readonly { serial: string; quantity: number }[]

export type StockLevel = { serial: string; onHand: number; reserved: number }

/** The reason of a change, read by the trigger that writes the movement. */
export type StockCause = { reason: StockReason; note?: string; orderId?: string }

/**
 * Reserves the demand and returns the rows that had enough stock. Rows are locked in the order of their
 * serials, so that two orders never deadlock; a concurrent reservation is visible after the wait.
 */
export const reserveStock = (ctx: Context, demand: Demand): Promise<StockLevel[]> =>
  changeStock(ctx, demand, {
    set: sql`reserved = s.reserved + d.quantity`,
    where: sql`s.on_hand - s.reserved >= d.quantity`,
  })

export const releaseStock = (ctx: Context, demand: Demand): Promise<StockLevel[]> =>
  changeStock(ctx, demand, { set: sql`reserved = s.reserved - d.quantity` })

/** Removes reserved items from stock. */
export async function shipStock(
  ctx: Context,
  demand: Demand,
  cause: StockCause,
): Promise<StockLevel[]> {
  await setStockCause(ctx, cause)
  return changeStock(ctx, demand, {
    set: sql`on_hand = s.on_hand - d.quantity, reserved = s.reserved - d.quantity`,
  })
}

/** Adds received or returned items. */
export async function addStock(
  ctx: Context,
  demand: Demand,
  cause: StockCause,
): Promise<StockLevel[]> {
  await setStockCause(ctx, cause)
  return changeStock(ctx, demand, { set: sql`on_hand = s.on_hand + d.quantity` })
}

export async function lockStock(ctx: Context, serials: readonly string[]) {
  return ctx.db
    .select()
    .from(cartridgeStock)
    .where(isOneOf(cartridgeStock.serial, serials))
    .orderBy(asc(cartridgeStock.serial))
    .for('update')
}

/** Requires the row lock. */
export async function setOnHand(
  ctx: Context,
  serial: string,
  { onHand, cause }: { onHand: number; cause: StockCause },
): Promise<StockLevel[]> {
  await setStockCause(ctx, cause)
  return ctx.db
    .update(cartridgeStock)
    .set({ onHand })
    .where(eq(cartridgeStock.serial, serial))
    .returning()
}

export async function setLeadTime(ctx: Context, serial: string, leadTimeDays: number | null) {
  await ctx.db.update(cartridgeStock).set({ leadTimeDays }).where(eq(cartridgeStock.serial, serial))
}

/** Applies until the transaction ends or the next call. */
async function setStockCause(
  ctx: Context,
  { reason, note = '', orderId }: StockCause,
): Promise<void> {
  const cause = {
    reason,
    note,
    at: ctx.now.toISOString(),
    actorKind: ctx.actor.kind,
    ...('userId' in ctx.actor && { actorId: ctx.actor.userId }),
    ...(orderId !== undefined && { orderId }),
  }
  await ctx.db.execute(sql`select set_config('shop.stock_cause', ${JSON.stringify(cause)}, true)`)
}

/** Updates the row of each demanded cartridge; `where` excludes rows without enough stock. */
async function changeStock(
  ctx: Context,
  demand: Demand,
  { set, where = sql`true` }: { set: SQL; where?: SQL },
): Promise<StockLevel[]> {
  const { rows } = await ctx.db.execute<StockLevel>(sql`
    with ${lockedDemand(demand)}
    update cartridge_stock s set ${set}
    from demand d join locked using (serial)
    where s.serial = d.serial and ${where}
    returning s.serial, s.on_hand as "onHand", s.reserved`)
  return rows
}

const lockedDemand = (demand: Demand): SQL => sql`
  demand as (
    select serial, quantity
    from jsonb_to_recordset(${JSON.stringify(demand)}::jsonb) as d(serial text, quantity int)
  ),
  locked as (
    select serial from cartridge_stock where serial in (select serial from demand)
    order by serial for update
  )`

/** The cartridges whose low stock staff know of. */
export async function listLowStockAlerts(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.select({ serial: lowStockAlerts.serial }).from(lowStockAlerts)
  return rows.map(({ serial }) => serial)
}

export async function insertLowStockAlerts(
  ctx: Context,
  serials: readonly string[],
): Promise<void> {
  const rows = serials.map((serial) => ({ serial, notifiedAt: ctx.now }))
  await ctx.db.insert(lowStockAlerts).values(rows)
}

export async function removeLowStockAlerts(
  ctx: Context,
  serials: readonly string[],
): Promise<void> {
  await ctx.db.delete(lowStockAlerts).where(isOneOf(lowStockAlerts.serial, serials))
}
