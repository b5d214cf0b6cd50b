/** Later work is done as whoever asked for it, with the rights that they have when it is done. */
import type { Actor, Context } from './context.ts'

/** The same transaction, and whatever it opens inside, in somebody's name. */
export const actingAs = (ctx: Context, actor: Actor): Context => ({
  ...ctx,
  actor,
  transaction: (work) => ctx.transaction((ctx) => work(actingAs(ctx, actor))),
})
