/** Counters for the metrics, cheap enough for a scrape every few seconds. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { invariant } from '#shared/result.ts'

import { countEventsAfter, type EventsCounted } from './measure-store.server.ts'

/** Longer than any transaction of ours: the ids of older events are final. */
const FINAL_AFTER_MS = 5 * 60_000

/**
 * How often each kind of event was written after event `after`. Those up to `finalUpTo` need not be counted again: later
 * events have higher ids.
 */
export async function countOrderEvents(ctx: Context, after: number): Promise<EventsCounted> {
  invariant(may(ctx.actor, 'order.measure'), 'only the shop itself measures')
  return countEventsAfter(ctx, after, new Date(ctx.now.getTime() - FINAL_AFTER_MS))
}
