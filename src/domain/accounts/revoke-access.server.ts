import type { Context } from '#domain/context.ts'

import { cancelEmailChanges } from './email-change-store.server.ts'
import { revokeSessionsOf } from './session-store.server.ts'
import { revokeStaffSessionsOf, revokeTokens, type User } from './store.server.ts'

/**
 * Whoever knew what has just changed, or has a link to change it, gets in no more, into the console either, nor takes the
 * address along. `except`: the session that may stay.
 */
export async function revokeAccess(
  ctx: Context,
  { id, email }: User,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await revokeTokens(ctx, 'reset_password', email)
  await cancelEmailChanges(ctx, id)
  await revokeSessionsOf(ctx, id, { except })
  await revokeStaffSessionsOf(ctx, id)
}
