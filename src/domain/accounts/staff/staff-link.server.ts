import type { Context } from '#domain/context.ts'
import { addMinutes } from '#shared/add-time.ts'

import { STAFF_LINK_MINUTES } from '../policy.ts'
import { hashOf, newSecret } from '../secret.server.ts'
import { insertToken, revokeTokens, type User } from '../store.server.ts'

/** A sign-in link created by another person: revokes older links. */
export async function newStaffLink(
  ctx: Context,
  user: Pick<User, 'id' | 'email'>,
): Promise<{ token: string; tokenId: string }> {
  await revokeTokens(ctx, 'staff_sign_in', user.email)
  return addStaffLink(ctx, user)
}

/** An additional link; older ones stay valid. */
export async function addStaffLink(
  ctx: Context,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
): Promise<{ token: string; tokenId: string }> {
  const token = newSecret()
  const tokenId = await insertToken(ctx, {
    purpose: 'staff_sign_in' as const,
    hash: hashOf(token),
    email,
    userId,
    expiresAt: addMinutes(ctx.now, STAFF_LINK_MINUTES),
  })
  return { token, tokenId }
}
