/** Sums over orders and their ledgers, by step of a period and for the period before. */
import { and, gte, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Context } from '#domain/context.ts'
import { moneyMovements } from '#domain/ledger/table.server.ts'
import type { Span } from '#shared/period.ts'

import { orders } from '../table.server.ts'

/** The position of its step in the period; -1 in the period before. */
const stepOf = (moment: PgColumn, { steps, previousSince }: Span) => {
  const starts = [previousSince, ...steps.map(({ start }) => start)]
  return sql<number>`width_bucket(${moment}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]) - 2`
}

const isWithin = (moment: PgColumn, { since, previousSince, previousUntil }: Span) =>
  and(gte(moment, previousSince), or(gte(moment, since), lt(moment, previousUntil)))

const count = (filter?: SQL) =>
  filter ? sql<number>`count(*) filter (where ${filter})::int` : sql<number>`count(*)::int`

/** In one scan, and in no order: sorting would cost more than adding up. */
export function countOrders(ctx: Context, span: Span) {
  const isPaid = isNotNull(orders.paidAt)
  return ctx.db
    .select({
      step: stepOf(orders.placedAt, span),
      currency: orders.currency,
      country: orders.country,
      placed: count(),
      paid: count(isPaid),
      paidMinor: sql`coalesce(sum(${orders.totalMinor}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(isWithin(orders.placedAt, span))
    .groupBy(sql`1, 2, 3`)
}

/** A chargeback counts as money that went back. A bank fee moved no money. */
export function sumMoney(ctx: Context, span: Span) {
  const { kind, amountMinor, at, currency } = moneyMovements
  const sumOf = (kinds: SQL) =>
    sql`coalesce(sum(${amountMinor}) filter (where ${kinds}), 0)`.mapWith(Number)
  const received = ['payment', 'dispute_returned'] as const
  return ctx.db
    .select({
      step: stepOf(at, span),
      currency,
      receivedMinor: sumOf(inArray(kind, received)),
      returnedMinor: sumOf(notInArray(kind, [...received, 'bank_fee'])),
    })
    .from(moneyMovements)
    .where(isWithin(at, span))
    .groupBy(sql`1, 2`)
}

type Buyers = {
  buyers: number
  again: number
  previousBuyers: number
  previousAgain: number
}

/** People with a paid order in a period, and those of them for whom it was not the first. */
export async function countBuyers(
  ctx: Context,
  { since, previousSince, previousUntil }: Span,
): Promise<Buyers> {
  const at = orders.placedAt
  const moment = (value: Date) => sql.param(value, at)
  const isPrevious = sql`${at} >= ${moment(previousSince)} and ${at} < ${moment(previousUntil)}`
  const people = ctx.db
    .select({
      all: count().as('all_orders'),
      current: count(sql`${at} >= ${moment(since)}`).as('current_orders'),
      until: count(sql`${at} < ${moment(previousUntil)}`).as('until_orders'),
      previous: count(isPrevious).as('previous_orders'),
    })
    .from(orders)
    .where(isNotNull(orders.paidAt))
    .groupBy(orders.userId)
    .as('people')
  const [row] = await ctx.db
    .select({
      buyers: count(sql`${people.current} > 0`),
      again: count(sql`${people.current} > 0 and ${people.all} > 1`),
      previousBuyers: count(sql`${people.previous} > 0`),
      previousAgain: count(sql`${people.previous} > 0 and ${people.until} > 1`),
    })
    .from(people)
  if (!row) throw new Error('a count answers with one row')
  return row
}
