import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { ORDER_DRAFT_DAYS } from './policy.ts'
import { removeDraft, removeDraftsBefore } from './store.server.ts'

// For erasing an account: the caller has authorised it.
export { removeDraft as eraseDraftOf } from './store.server.ts'

/** One's own is forgotten; none is as good as one. */
export async function deleteDraft(ctx: Context): Promise<Result<null, 'forbidden'>> {
  const { actor } = ctx
  if (!may(actor, 'draft.keep') || actor.kind !== 'customer') return fail('forbidden')

  await removeDraft(ctx, actor.userId)
  return ok(null)
}

/** Job: purges abandoned drafts with their names and addresses. */
export const purgeOldDrafts = (ctx: Context): Promise<void> =>
  removeDraftsBefore(ctx, addDays(ctx.now, -ORDER_DRAFT_DAYS))
