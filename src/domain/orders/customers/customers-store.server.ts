/** Customers with what they ordered: found by what staff know of them. */
import {
  type AnyColumn,
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'

import { profiles, users } from '#domain/accounts/table.server.ts'
import type { Context } from '#domain/context.ts'

import { orders } from '../table.server.ts'

/** What was typed, as each column is looked through by it; `null` where it can't be that. */
export type CustomerSearch = { email: string | null; words: string | null; phoneEnd: string | null }

export type CustomerCursor = { createdAt: Date; id: string }

export type CustomerRow = {
  id: string
  email: string
  name: string
  phone: string
  company: string
  locale: 'ja' | 'en' | 'ko'
  createdAt: Date
}

/**
 * The newest first. `null` finds everybody. Few matches are named by the indexes; where they are many the accounts are walked
 * from the newest on, and each is asked.
 */
export async function findCustomers(
  ctx: Context,
  search: CustomerSearch | null,
  { after, limit }: { after: CustomerCursor | null; limit: number },
): Promise<CustomerRow[]> {
  const { id, email, name, locale, createdAt } = users
  const matches = search && (await findMatches(ctx, search))
  return ctx.db
    .select({
      ...{ id, email, locale, createdAt },
      name: sql<string>`coalesce(nullif(${profiles.name}, ''), ${name})`,
      phone: sql<string>`coalesce(${profiles.phone}, '')`,
      company: sql<string>`coalesce(${profiles.company}, '')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(users.role, 'customer'),
        isNull(users.closedAt),
        matches ? isOneOf(matches) : undefined,
        after ? isOlder(after) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** How many orders each has, and when the last one was placed; nothing of who never ordered. */
export const countOrdersOf = (ctx: Context, userIds: readonly string[]) =>
  ctx.db
    .select({ userId: orders.userId, count: count(), lastAt: max(orders.placedAt) })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]))
    .groupBy(orders.userId)

/** More rows are not named. */
const NAMED_MAX = 1_000

type Matches = { ids: string[] } | { asks: SQL }
/** Where something sought may stand: the accounts that an index names, and how one account is asked. */
type Place = { named: SQL; asks: SQL }

async function findMatches(ctx: Context, search: CustomerSearch): Promise<Matches> {
  const places = placesOf(search)
  if (places.length === 0) return { ids: [] }
  const parts = places.map(({ named }) => sql`(${named} limit ${NAMED_MAX + 1})`)
  const { rows } = await ctx.db.execute<{ id: string }>(sql.join(parts, sql` union all `))
  if (rows.length <= NAMED_MAX) return { ids: [...new Set(rows.map(({ id }) => id))] }
  return {
    asks: sql.join(
      places.map(({ asks }) => asks),
      sql` or `,
    ),
  }
}

const isOneOf = (matches: Matches): SQL =>
  'ids' in matches
    ? sql`${users.id} = any(${sql.param(matches.ids)}::uuid[])`
    : sql`(${matches.asks})`

const isOlder = ({ createdAt, id }: CustomerCursor): SQL =>
  sql`(${users.createdAt}, ${users.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`

/** One question to each index; none of them reads a table through. */
const placesOf = ({ email, words, phoneEnd }: CustomerSearch): Place[] => [
  ...(email === null ? [] : [inAccount(sql`${users.email} like ${`${email}%`}`)]),
  ...(words === null
    ? []
    : [inAccount(hasWords(users.name, words)), inOrders(hasWords(orders.customerName, words))]),
  ...(phoneEnd === null
    ? []
    : [inProfile(ends(profiles.phone, phoneEnd)), inOrders(ends(orders.customerPhone, phoneEnd))]),
]

const inAccount = (asks: SQL): Place => ({
  named: sql`select ${users.id} as id from ${users} where ${asks}`,
  asks,
})

const inProfile = (asks: SQL): Place => ({
  named: sql`select ${profiles.userId} as id from ${profiles} where ${asks}`,
  asks,
})

const inOrders = (asks: SQL): Place => ({
  named: sql`select ${orders.userId} as id from ${orders} where ${asks}`,
  asks: sql`exists (select 1 from ${orders} where ${orders.userId} = ${users.id} and ${asks})`,
})

const hasWords = (column: AnyColumn, words: string): SQL =>
  sql`to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${words})`

const ends = (column: AnyColumn, end: string): SQL =>
  sql`reverse(regexp_replace(${column}, '[^0-9]', '', 'g')) like ${`${end}%`}`
