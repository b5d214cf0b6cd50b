/** Subscribers as the console lists them. */
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { containsInput } from '#domain/text-search.server.ts'
import { offsetOf, type PageRequest } from '#shared/page.ts'

import type { Subscription } from './store.server.ts'
import { NEWEST_SUBSCRIBERS, type SubscriberFilter, type SubscriptionState } from './subscriber.ts'
import { subscriptions } from './table.server.ts'

/** As the first migration indexes it. */
const WORDS = sql`search_fold(${subscriptions.email})`

const whereOf = ({ state, search }: SubscriberFilter): SQL | undefined =>
  and(state === null ? undefined : eq(subscriptions.state, state), containsInput(WORDS, search))

export const listSubscriberRows = (
  ctx: Context,
  filter: SubscriberFilter,
  page: PageRequest,
): Promise<Subscription[]> => {
  const { key, isDescending } = filter.sort ?? NEWEST_SUBSCRIBERS
  const direction = isDescending ? desc : asc
  const column = key === 'email' ? subscriptions.email : subscriptions.requestedAt
  return ctx.db
    .select()
    .from(subscriptions)
    .where(whereOf(filter))
    .orderBy(direction(column), direction(subscriptions.id))
    .limit(page.size)
    .offset(offsetOf(page))
}

export async function countSubscribers(
  ctx: Context,
  search: string,
): Promise<Partial<Record<SubscriptionState, number>>> {
  const rows = await ctx.db
    .select({ state: subscriptions.state, of: count() })
    .from(subscriptions)
    .where(whereOf({ state: null, search }))
    .groupBy(subscriptions.state)
  return Object.fromEntries(rows.map(({ state, of }) => [state, of]))
}

/** Everybody whom news may be sent to, by address. */
export const listConfirmed = (ctx: Context): Promise<Subscription[]> =>
  ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.state, 'confirmed'))
    .orderBy(asc(subscriptions.email))
