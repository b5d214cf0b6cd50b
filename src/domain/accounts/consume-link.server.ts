import type { Context } from '#domain/context.ts'

import { lockAccount } from './account-store.server.ts'
import { hashOf } from './secret.server.ts'
import { consumeToken, findLiveToken, type TokenPurpose, type User } from './store.server.ts'

/**
 * Consumes a mailed link once, even when two requests race. A link is bound to an address: it is invalid when the
 * account has another address by now or is closed. Locks the account before the link, like all code here.
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
