import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { KeptDraft } from './draft.ts'
import { findDraft } from './store.server.ts'

/** One's own, `null` where nothing is kept. */
export async function viewDraft(ctx: Context): Promise<Result<KeptDraft | null, 'forbidden'>> {
  const { actor } = ctx
  if (!may(actor, 'draft.keep') || actor.kind !== 'customer') return fail('forbidden')
  return ok(await findDraft(ctx, actor.userId))
}
