/** Customers with what they ordered: found by what staff know of them. */
import { and, count, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'

import { profiles, users } from '#domain/accounts/table.server.ts'
import type { Context } from '#domain/context.ts'

import type { Order } from './store.server.ts'
import { orders } from './table.server.ts'

/** What was typed, as each column is looked through by it; `null` where it can't be that. */
export type Sought = { email: string | null; words: string | null; phoneEnd: string | null }

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

/** The newest first. `null` finds everybody. */
export function findCustomers(
  ctx: Context,
  sought: Sought | null,
  { after, limit }: { after: CustomerCursor | null; limit: number },
): Promise<CustomerRow[]> {
  const { id, email, name, locale, createdAt } = users
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
        sought ? inArray(users.id, ctx.db.select({ id: FOUND }).from(idsOf(sought))) : undefined,
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

/** The newest first. */
export const listNewestOrdersOf = (ctx: Context, userId: string, limit: number): Promise<Order[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)

const FOUND = sql<string>`found.id`

const isOlder = ({ createdAt, id }: CustomerCursor): SQL =>
  sql`(${users.createdAt}, ${users.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`

/** One question to each index; none of them reads a table through. */
function idsOf({ email, words, phoneEnd }: Sought): SQL {
  const none = sql`select null::uuid as id where false`
  const parts = [
    ...(email === null ? [] : [sql`select id from users where email like ${`${email}%`}`]),
    ...(words === null ? [] : [byWords(words)]),
    ...(phoneEnd === null ? [] : [byPhone(phoneEnd)]),
  ]
  return sql`(${sql.join([none, ...parts], sql` union `)}) as found`
}

const byWords = (words: string): SQL => sql`
  select id from users where to_tsvector('simple', name) @@ to_tsquery('simple', ${words})
  union select user_id from orders
    where to_tsvector('simple', customer_name) @@ to_tsquery('simple', ${words})`

const byPhone = (end: string): SQL => sql`
  select user_id from profiles
    where reverse(regexp_replace(phone, '[^0-9]', '', 'g')) like ${`${end}%`}
  union select user_id from orders
    where reverse(regexp_replace(customer_phone, '[^0-9]', '', 'g')) like ${`${end}%`}`
