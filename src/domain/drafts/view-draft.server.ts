import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { StoredDraft } from './draft.ts'
import { findDraft } from './store.server.ts'

/** The customer's own draft, `null` if there is none. */
export async function viewDraft(ctx: Context): Promise<Result<StoredDraft | null, 'forbidden'>> {
  const { actor } = ctx
  if (!may(actor, 'draft.keep') || actor.kind !== 'customer') return fail('forbidden')
  return ok(await findDraft(ctx, actor.userId))
}

/** A customer's, for staff who help them. */
export async function viewDraftOf(
  ctx: Context,
  userId: string,
): Promise<Result<StoredDraft | null, 'forbidden'>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  return ok(await findDraft(ctx, userId))
}
