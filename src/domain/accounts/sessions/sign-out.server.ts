import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'

import { hashOf } from '../secret.server.ts'
import { findToken, revokeSession } from '../session-store.server.ts'
import { type Bearer, isBound } from './authenticate.server.ts'

/** Revokes the session of a token, even of an expired one. Ignores unknown tokens. */
export async function signOut(ctx: Context, { token, binding }: Bearer): Promise<void> {
  const found = await findToken(ctx, hashOf(token))
  if (!found || !isBound(found.session.bindingHash, binding)) return

  const { id: sessionId, userId: accountId, revokedAt } = found.session
  // The owner’s export says when it ended.
  if (revokedAt !== null) return
  await revokeSession(ctx, sessionId)
  await recordAccess(ctx, { action: 'signed_out', accountId, sessionId })
}
