/** Runs a background job as the staff member who requested it, with their current permissions. */
import type { Actor, Context } from './context.ts'

/** The same transaction, nested ones included, with another actor. */
export const actingAs = (ctx: Context, actor: Actor): Context => ({
  ...ctx,
  actor,
  transaction: (work) => ctx.transaction((ctx) => work(actingAs(ctx, actor))),
})
