import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy, listBy } from '#domain/rows.server.ts'
import { offsetOf, type PageRequest } from '#shared/page.ts'

import { nameIn } from '../localized.server.ts'
import { cartridgeStock, cartridges, restockAlerts } from '../table.server.ts'

export type RestockAlert = typeof restockAlerts.$inferSelect

/** An open request for the same cartridge and address stays one request, in the language used last. */
export async function openAlert(
  ctx: Context,
  { serial, email }: { serial: string; email: string },
): Promise<string> {
  const [row] = await ctx.db
    .insert(restockAlerts)
    .values({ serial, email, locale: ctx.locale, requestedAt: ctx.now })
    .onConflictDoUpdate({
      target: [restockAlerts.serial, restockAlerts.email],
      targetWhere: isNull(restockAlerts.notifiedAt),
      set: { locale: ctx.locale },
    })
    .returning({ id: restockAlerts.id })
  if (!row) throw new Error('A restock alert was not written')
  return row.id
}

/** Locks open requests whose cartridge can be ordered now, oldest first; those that another process holds are skipped. */
export const lockDueAlerts = (ctx: Context, limit: number) =>
  ctx.db
    .select({
      alert: restockAlerts,
      names: nameIn(cartridges),
      kind: cartridges.kind,
    })
    .from(restockAlerts)
    .innerJoin(cartridges, eq(cartridges.serial, restockAlerts.serial))
    .innerJoin(cartridgeStock, eq(cartridgeStock.serial, restockAlerts.serial))
    .where(
      and(
        isNull(restockAlerts.notifiedAt),
        gte(cartridges.active, 1),
        isNotNull(cartridges.priceJpy),
        sql`${cartridgeStock.onHand} > ${cartridgeStock.reserved}`,
      ),
    )
    .orderBy(asc(restockAlerts.requestedAt))
    .limit(limit)
    .for('update', { of: restockAlerts, skipLocked: true })

export async function markNotified(ctx: Context, id: string): Promise<void> {
  await ctx.db.update(restockAlerts).set({ notifiedAt: ctx.now }).where(eq(restockAlerts.id, id))
}

export async function removeAlertsBefore(
  ctx: Context,
  { sentBefore, requestedBefore }: { sentBefore: Date; requestedBefore: Date },
): Promise<void> {
  await ctx.db
    .delete(restockAlerts)
    .where(
      or(
        lt(restockAlerts.notifiedAt, sentBefore),
        and(isNull(restockAlerts.notifiedAt), lt(restockAlerts.requestedAt, requestedBefore)),
      ),
    )
}

/** Oldest first; all of them without a page. */
export function listOpenAlerts(ctx: Context, serial: string | null, page: PageRequest | null) {
  const rows = ctx.db
    .select({
      id: restockAlerts.id,
      email: restockAlerts.email,
      locale: restockAlerts.locale,
      requestedAt: restockAlerts.requestedAt,
      serial: cartridges.serial,
      kind: cartridges.kind,
      names: nameIn(cartridges),
    })
    .from(restockAlerts)
    .innerJoin(cartridges, eq(cartridges.serial, restockAlerts.serial))
    .where(
      and(
        isNull(restockAlerts.notifiedAt),
        serial === null ? undefined : eq(restockAlerts.serial, serial),
      ),
    )
    .orderBy(asc(restockAlerts.requestedAt), asc(restockAlerts.id))
    .$dynamic()
  return page === null ? rows : rows.limit(page.size).offset(offsetOf(page))
}
export type OpenAlert = Awaited<ReturnType<typeof listOpenAlerts>>[number]

/** How many wait for each cartridge, the most first. */
export const countOpenAlerts = (ctx: Context) =>
  ctx.db
    .select({ serial: cartridges.serial, names: nameIn(cartridges), count: count() })
    .from(restockAlerts)
    .innerJoin(cartridges, eq(cartridges.serial, restockAlerts.serial))
    .where(isNull(restockAlerts.notifiedAt))
    .groupBy(cartridges.serial)
    .orderBy(desc(count()), asc(cartridges.serial))
export type OpenAlerts = Awaited<ReturnType<typeof countOpenAlerts>>[number]

export const listAlertsTo = listBy(restockAlerts, 'email', asc(restockAlerts.requestedAt))

export const removeAlertsTo = deleteBy(restockAlerts, 'email')
