import type { Context } from '#domain/context.ts'

import { lockAccount } from './account-store.server.ts'
import { hashOf } from './secret.server.ts'
import { consumeToken, findLiveToken, type TokenPurpose, type User } from './store.server.ts'

/**
 * Uses a mailed link up, once, also when it is pressed twice at once. A link goes to an address: when the account has another
 * one since, or is closed, it opens nothing. The account is held before the link is, as everywhere.
 */
export async function consumeLink(
  ctx: Context,
  purpose: TokenPurpose,
  token: string,
): Promise<{ user: User; tokenId: string } | null> {
  const hash = hashOf(token)
  const known = await findLiveToken(ctx, purpose, hash)
  const user = known?.userId ? await lockAccount(ctx, known.userId) : null
  const secret = user && (await consumeToken(ctx, purpose, hash))
  return secret && secret.email === user.email ? { user, tokenId: secret.id } : null
}
