/**
 * Code that changes sessions, tokens or pending changes of an account locks the account first. One lock order prevents
 * deadlocks, and the second transaction sees the first one's changes.
 */
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccount } from './account-store.server.ts'
import { lockLiveSession, type SignedInAccount } from './signed-in-account.server.ts'
import type { User } from './store.server.ts'

/** `null` when the account has changed since the password or code was checked: then the check is void. */
export async function lockIfUnchanged(ctx: Context, checked: User): Promise<User | null> {
  const user = await lockAccount(ctx, checked.id)
  const isSame = user?.email === checked.email && user.passwordHash === checked.passwordHash
  return isSame ? user : null
}

/** Locks the signed-in account and its session. A session that was revoked meanwhile can't change anything. */
export async function lockSignedInAccount(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<User, 'not_found'>> {
  const user = await lockAccount(ctx, own.userId)
  return user && (await lockLiveSession(ctx, own)) ? ok(user) : fail('not_found')
}
