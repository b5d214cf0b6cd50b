/** The newsletter subscription of a verified address. */
import type { Context } from '#domain/context.ts'

import { endSubscriptionOf, findSubscriptionOf, type Subscription } from './store.server.ts'

export type { Subscription } from './store.server.ts'

export const readSubscriptionOf = (ctx: Context, email: string): Promise<Subscription | null> =>
  findSubscriptionOf(ctx, email)

/** What has ended, or never was, stays as it is. */
export const stopNewsTo = (ctx: Context, email: string): Promise<void> =>
  endSubscriptionOf(ctx, email)
