/** Sums over orders and their ledgers, by day or month in Japan. */
import { and, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'

import { cartridges } from '#domain/catalog/table.server.ts'
import type { Context } from '#domain/context.ts'
import { moneyMovements } from '#domain/ledger/table.server.ts'
import type { Period } from '#shared/period.ts'

import { orderCartridges, orders } from '../table.server.ts'

const FORMATS = { days: 'YYYY-MM-DD', months: 'YYYY-MM' } as const satisfies Record<Period, string>

const stepOf = (moment: SQL, period: Period) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Tokyo', ${sql.raw(`'${FORMATS[period]}'`)})`

export function countOrdersBy(ctx: Context, period: Period, since: Date) {
  const step = stepOf(sql`${orders.placedAt}`, period)
  return ctx.db
    .select({
      step,
      placed: sql<number>`count(*)::int`,
      paid: sql<number>`count(${orders.paidAt})::int`,
    })
    .from(orders)
    .where(gte(orders.placedAt, since))
    .groupBy(step)
}

/** Received less refunded. Sums are bigint in PostgreSQL and arrive as text. */
export function sumMoneyBy(ctx: Context, period: Period, since: Date) {
  const step = stepOf(sql`${moneyMovements.at}`, period)
  return ctx.db
    .select({
      step,
      currency: moneyMovements.currency,
      amountMinor: sql<number>`sum(case
        when ${moneyMovements.kind} in ('payment', 'dispute_returned') then ${moneyMovements.amountMinor}
        when ${moneyMovements.kind} = 'bank_fee' then 0
        else -${moneyMovements.amountMinor} end)`.mapWith(Number),
    })
    .from(moneyMovements)
    .where(gte(moneyMovements.at, since))
    .groupBy(step, moneyMovements.currency)
}

/** Of paid orders, the best-selling first. */
export function listWantedScents(ctx: Context, since: Date, limit: number) {
  const quantity = sql<number>`sum(${orderCartridges.quantity})::int`
  return ctx.db
    .select({
      serial: cartridges.serial,
      nameEn: cartridges.nameEn,
      nameJa: cartridges.nameJa,
      nameKo: cartridges.nameKo,
      kind: cartridges.kind,
      quantity,
    })
    .from(orders)
    .innerJoin(orderCartridges, eq(orderCartridges.orderId, orders.id))
    .innerJoin(cartridges, eq(cartridges.serial, orderCartridges.serial))
    .where(and(gte(orders.placedAt, since), isNotNull(orders.paidAt)))
    .groupBy(cartridges.serial)
    .orderBy(desc(quantity), cartridges.position, cartridges.serial)
    .limit(limit)
}
