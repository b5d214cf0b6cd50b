/**
 * What changes sessions, secrets or wishes of an account holds the account first: one order for all, so that nobody waits in a
 * circle, and whoever comes second sees what the first has done.
 */
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccount } from './account-store.server.ts'
import { lockLiveSession, type SignedInAccount } from './signed-in-account.server.ts'
import type { User } from './store.server.ts'

/** `null` when the account is no more as it was while password or code were checked: then they prove nothing. */
export async function lockIfUnchanged(ctx: Context, checked: User): Promise<User | null> {
  const user = await lockAccount(ctx, checked.id)
  const isSame = user?.email === checked.email && user.passwordHash === checked.passwordHash
  return isSame ? user : null
}

/** The own account and the session that asks. Ended meanwhile, its wish is nobody's: the owner wins. */
export async function lockSignedInAccount(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<User, 'not_found'>> {
  const user = await lockAccount(ctx, own.userId)
  return user && (await lockLiveSession(ctx, own)) ? ok(user) : fail('not_found')
}
