import { and, eq, ne, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { findBy, lockBy, updateBy } from '#domain/rows.server.ts'

import { subscriptions } from './table.server.ts'

export type Subscription = typeof subscriptions.$inferSelect

/** Reopens an ended subscription; a confirmed one stays confirmed. */
export async function askFor(ctx: Context, email: string): Promise<Subscription> {
  const isConfirmed = sql`${subscriptions.state} = 'confirmed'`
  const [row] = await ctx.db
    .insert(subscriptions)
    .values({ email, locale: ctx.locale, state: 'pending', requestedAt: ctx.now })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: {
        state: sql`case when ${isConfirmed} then 'confirmed' else 'pending' end`,
        requestedAt: sql`case when ${isConfirmed} then ${subscriptions.requestedAt} else excluded.requested_at end`,
        locale: sql`case when ${isConfirmed} then ${subscriptions.locale} else excluded.locale end`,
      },
    })
    .returning()
  if (!row) throw new Error('A subscription was not written')
  return row
}

export const lockSubscription = lockBy(subscriptions, 'id')

export const changeSubscription = updateBy(subscriptions, 'id')

export const findSubscriptionOf = findBy(subscriptions, 'email')

export async function endSubscriptionOf(ctx: Context, email: string): Promise<void> {
  await ctx.db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: ctx.now })
    .where(and(eq(subscriptions.email, email), ne(subscriptions.state, 'ended')))
}
