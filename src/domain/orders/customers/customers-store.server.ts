/** Customers with their orders, and the queries that find them. */
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'

import { customerTags, profiles, users } from '#domain/accounts/table.server.ts'
import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import type { MovementKind } from '#domain/ledger/money-words.ts'
import { moneyMovements } from '#domain/ledger/table.server.ts'
import { prepared } from '#domain/prepared.server.ts'
import { pairsContain, type SearchTerms, wordsContain } from '#domain/text-search.server.ts'
import type { Money } from '#shared/money.ts'

import { isOrderFound } from '../order-search-store.server.ts'
import { orderSearch, orders } from '../table.server.ts'
import type { CustomerSort } from './customer-sort.ts'

export type CustomerRow = {
  id: string
  email: string
  name: string
  phone: string
  company: string
  locale: 'ja' | 'en' | 'ko'
  createdAt: Date
}

/** What the orders of each customer add up to. */
const ordersOf = (ctx: Context) =>
  ctx.db
    .select({
      userId: orders.userId,
      count: count().as('orders_count'),
      lastAt: max(orders.placedAt).as('last_at'),
    })
    .from(orders)
    .groupBy(orders.userId)
    .as('their_orders')

type TheirOrders = ReturnType<typeof ordersOf>

/** Customers without orders come last. Only the account's own moment is walked along an index. */
const KEYS: Record<CustomerSort['key'], (their: TheirOrders) => SQL> = {
  since: () => sql`${users.createdAt}`,
  last: ({ lastAt }) => sql`coalesce(${lastAt}, 'epoch'::timestamptz)`,
  orders: ({ count }) => sql`coalesce(${count}, 0)`,
}

/**
 * `null` matches all. Indexes list up to a limit of matches; above it the query walks the accounts
 * in the order of the list and tests each one.
 */
export async function findCustomers(
  ctx: Context,
  { terms, tag }: { terms: SearchTerms | null; tag: string | null },
  { sort, after, limit }: { sort: CustomerSort; after: string | null; limit: number },
): Promise<CustomerRow[]> {
  const { id, email, name, locale, createdAt } = users
  const matches = terms && (await findMatches(ctx, terms))
  const their = ordersOf(ctx)
  const key = KEYS[sort.key](their)
  const direction = sort.isDescending ? desc : asc
  const query = ctx.db
    .select({
      id,
      email,
      locale,
      createdAt,
      name: sql<string>`coalesce(nullif(${profiles.name}, ''), nullif(${name}, ''),
        ${ofNewestOrder(orders.customerName)}, '')`,
      phone: sql<string>`coalesce(nullif(${profiles.phone}, ''),
        ${ofNewestOrder(orders.customerPhone)}, '')`,
      company: sql<string>`coalesce(nullif(${profiles.company}, ''),
        ${ofNewestOrder(orders.customerCompany)}, '')`,
    })
    .from(users)
    .$dynamic()
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(users.role, 'customer'),
        isNull(users.closedAt),
        matches ? isMatch(matches) : undefined,
        tag === null ? undefined : hasTag(tag),
        after ? isBeyond(after, sort, key) : undefined,
      ),
    )
    .orderBy(direction(key), direction(id))
    .limit(limit)
  return sort.key === 'since' ? query : query.leftJoin(their, eq(their.userId, id))
}

/** Who came by a mailed code has no profile: their orders say who they are. */
const ofNewestOrder = (column: AnyColumn): SQL => sql`(
  select ${column} from ${orders} where ${orders.userId} = ${users.id}
  order by ${orders.placedAt} desc nulls last limit 1)`

/** The number of orders of each customer and the date of the last one. Customers without orders are absent. */
export const countOrdersOf = (ctx: Context, userIds: readonly string[]) =>
  ctx.db
    .select({ userId: orders.userId, count: count(), lastAt: max(orders.placedAt) })
    .from(orders)
    .where(isOneOf(orders.userId, userIds))
    .groupBy(orders.userId)

/** What a customer has paid for all orders, minus what went back, in each currency. */
export const sumSpend = (ctx: Context, userId: string): Promise<Money[]> =>
  selectSpend(ctx, { userId })

const sumOf = (...kinds: MovementKind[]): SQL =>
  sql`coalesce(sum(${moneyMovements.amountMinor}) filter (where ${inArray(moneyMovements.kind, kinds)}), 0)`

const selectSpend = prepared('select_spend', (db) => {
  const paid = sumOf('payment', 'dispute_returned')
  const returned = sumOf('refund', 'dispute_taken')
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, sql.placeholder('userId')))
  return db
    .select({
      currency: moneyMovements.currency,
      amountMinor: sql<number>`${paid} - ${returned}`.mapWith(Number),
    })
    .from(moneyMovements)
    .where(sql`${moneyMovements.orderId} = any(array(${own}))`)
    .groupBy(moneyMovements.currency)
    .orderBy(moneyMovements.currency)
})

/** Limit of matches from the indexes. */
const NAMED_MAX = 1_000

type Matches = { ids: string[] } | { asks: SQL }
/** Where a search may match: the accounts that an index lists, and the test for one account. */
type Place = { named: SQL; asks: SQL }

async function findMatches(ctx: Context, terms: SearchTerms): Promise<Matches> {
  const places = placesOf(terms)
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

const isMatch = (matches: Matches): SQL =>
  'ids' in matches ? isOneOf(users.id, matches.ids) : sql`(${matches.asks})`

const hasTag = (tag: string): SQL =>
  sql`${users.id} in (select ${customerTags.userId} from ${customerTags} where ${customerTags.tag} = ${tag})`

/** After the customer that the page before ended with. */
function isBeyond(id: string, { key, isDescending }: CustomerSort, value: SQL): SQL {
  const is = isDescending ? sql`<` : sql`>`
  return sql`(${value}, ${users.id}) ${is} (${VALUES[key](id)}, ${id}::uuid)`
}

const VALUES: Record<CustomerSort['key'], (id: string) => SQL> = {
  since: (id) => sql`(select created_at from ${users} as ended where ended.id = ${id}::uuid)`,
  last: (id) => sql`coalesce(
    (select max(placed_at) from ${orders} as theirs where theirs.user_id = ${id}::uuid),
    'epoch'::timestamptz)`,
  orders: (id) =>
    sql`(select count(*) from ${orders} as theirs where theirs.user_id = ${id}::uuid)`,
}

/**
 * One index lookup each; no query scans a table. `search_words` of an account are its address and name, of a profile its name,
 * telephone and company; only searches read them.
 */
function placesOf(terms: SearchTerms): Place[] {
  const isAccount = wordsContain(sql`${users}.search_words`, terms)
  const isProfile = wordsContain(sql`${profiles}.search_words`, terms)
  const found = sql`select ${orderSearch.orderId} from ${orderSearch} where ${isOrderFound(terms)}`
  // As an array: as a join, PostgreSQL would read both tables in full.
  const buyers = (some: SQL) =>
    sql`select ${orders.userId} as id from ${orders} where ${orders.id} = any(array(${some}))`
  return [
    {
      named: sql`select ${users.id} as id from ${users}
        where ${pairsContain(sql`${users}.word_pairs`, terms)} and ${isAccount}`,
      asks: isAccount,
    },
    {
      named: sql`select ${profiles.userId} as id from ${profiles}
        where ${pairsContain(sql`${profiles}.word_pairs`, terms)} and ${isProfile}`,
      asks: isProfile,
    },
    {
      named: buyers(sql`${found} limit ${NAMED_MAX + 1}`),
      asks: sql`${users.id} in (${buyers(found)})`,
    },
  ]
}
