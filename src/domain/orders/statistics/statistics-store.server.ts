/** Sums over orders and their ledgers, by unit of a period (an hour or a day) and for the period before. */
import { and, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Context } from '#domain/context.ts'
import { moneyMovements } from '#domain/ledger/table.server.ts'
import type { Span } from '#shared/period.ts'

import { orders } from '../table.server.ts'

/** The moment at which its unit began: computed for each row, so by the cheapest function there is. */
const binOf = (moment: PgColumn, { since, unitMs }: Span) =>
  sql`date_bin(${unitMs / 1000} * interval '1 second', ${moment}, ${since.toISOString()}::timestamptz)`.as(
    'bin',
  )

/** Counted from the beginning of the period; negative in the period before. */
const unitOf = (bin: SQL.Aliased, { since, unitMs }: Span) =>
  sql<number>`round(date_part('epoch', ${bin} - ${since.toISOString()}::timestamptz) / ${unitMs / 1000}::float8)::int`

const isWithin = (moment: PgColumn, { since, previousSince, previousUntil }: Span) =>
  and(gte(moment, previousSince), or(gte(moment, since), lt(moment, previousUntil)))

const count = (filter?: SQL) =>
  filter ? sql<number>`count(*) filter (where ${filter})::int` : sql<number>`count(*)::int`

/** Sums are bigint in PostgreSQL and arrive as text. */
const sumOf = (amount: PgColumn | SQL.Aliased | SQL) => sql<number>`sum(${amount})`.mapWith(Number)

/** In one scan, and in no order: sorting would cost more than adding up. */
export function countOrders(ctx: Context, span: Span) {
  const rows = ctx.db
    .select({
      bin: binOf(orders.placedAt, span),
      currency: orders.currency,
      country: orders.country,
      isPaid: sql<boolean>`${orders.paidAt} is not null`.as('is_paid'),
      totalMinor: orders.totalMinor,
    })
    .from(orders)
    .where(isWithin(orders.placedAt, span))
    .as('rows')
  return ctx.db
    .select({
      unit: unitOf(rows.bin, span),
      currency: rows.currency,
      country: rows.country,
      placed: count(),
      paid: count(sql`${rows.isPaid}`),
      paidMinor: sql`coalesce(sum(${rows.totalMinor}) filter (where ${rows.isPaid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(rows)
    .groupBy(rows.bin, rows.currency, rows.country)
}

/** A chargeback counts as money that went back. A bank fee moved no money. */
export function sumMoney(ctx: Context, span: Span) {
  const { kind, amountMinor } = moneyMovements
  const rows = ctx.db
    .select({
      bin: binOf(moneyMovements.at, span),
      currency: moneyMovements.currency,
      received:
        sql<number>`case when ${kind} in ('payment', 'dispute_returned') then ${amountMinor} else 0 end`.as(
          'received',
        ),
      returned:
        sql<number>`case when ${kind} in ('payment', 'dispute_returned', 'bank_fee') then 0 else ${amountMinor} end`.as(
          'returned',
        ),
    })
    .from(moneyMovements)
    .where(isWithin(moneyMovements.at, span))
    .as('rows')
  return ctx.db
    .select({
      unit: unitOf(rows.bin, span),
      currency: rows.currency,
      receivedMinor: sumOf(rows.received),
      returnedMinor: sumOf(rows.returned),
    })
    .from(rows)
    .groupBy(rows.bin, rows.currency)
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
