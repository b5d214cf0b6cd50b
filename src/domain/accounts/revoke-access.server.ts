import type { Context } from '#domain/context.ts'

import { cancelEmailChanges } from './email-change-store.server.ts'
import { revokeSessionsOf } from './session-store.server.ts'
import { revokeStaffSessionsOf, revokeTokens, type User } from './store.server.ts'

/**
 * Revokes sessions, console sessions, links and pending e-mail changes after a credential changed. `except`: the
 * session that stays.
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
