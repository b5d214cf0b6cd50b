import type { Context } from '#domain/context.ts'

import { lockAccount } from './account-store.server.ts'
import { hashOf } from './secret.server.ts'
import { findLiveSecret, type SecretPurpose, takeSecret, type User } from './store.server.ts'

/**
 * Uses a mailed link up, once, also when it is pressed twice at once. A link goes to an address: when the account has another
 * one since, or is closed, it opens nothing. The account is held before the link is, as everywhere.
 */
export async function takeLink(
  ctx: Context,
  purpose: SecretPurpose,
  token: string,
): Promise<{ user: User; secretId: string } | null> {
  const hash = hashOf(token)
  const known = await findLiveSecret(ctx, purpose, hash)
  const user = known?.userId ? await lockAccount(ctx, known.userId) : null
  const secret = user && (await takeSecret(ctx, purpose, hash))
  return secret && secret.email === user.email ? { user, secretId: secret.id } : null
}
