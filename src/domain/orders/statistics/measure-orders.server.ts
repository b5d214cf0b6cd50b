/** Figures for whoever watches over the shop: cheap enough to be asked for every few seconds. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { invariant } from '#shared/result.ts'

import { countEventsAfter, type EventsCounted } from './measure-store.server.ts'

/** No transaction of ours lasts so long: an older event has its final place among the others. */
const FINAL_AFTER_MS = 5 * 60_000

/**
 * How often each kind of event was written after event `after`. Those up to `finalUpTo` need not be counted again: what comes
 * later has a higher number.
 */
export async function countOrderEvents(ctx: Context, after: number): Promise<EventsCounted> {
  invariant(may(ctx.actor, 'order.measure'), 'only the shop itself measures')
  return countEventsAfter(ctx, after, new Date(ctx.now.getTime() - FINAL_AFTER_MS))
}
