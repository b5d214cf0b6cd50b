/** Resets a password by a mailed link. Decisions, sections 3 and 9. */
import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
  resetRateLimit,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { consumeLink } from '../consume-link.server.ts'
import { revokeAccess } from '../revoke-access.server.ts'
import { hashOf } from '../secret.server.ts'
import type { Client } from '../sessions/open-session.server.ts'
import { openSession } from '../sessions/open-session.server.ts'
import type { SignedIn } from '../signed-in.ts'
import { findLiveToken, findUser, type User, updateUser } from '../store.server.ts'
import type { PasswordWeak } from './credentials.ts'
import { hashPassword } from './password.server.ts'
import { checkPassword } from './password-strength.server.ts'

type NewPassword = { token: string; password: string }
type ResetRefusal = 'link_invalid' | PasswordWeak | RateLimited

/** Does not consume the link, so that the page can report an expired one before the user chooses a password. */
export async function isResetLink(ctx: Context, token: string): Promise<boolean> {
  return (await findLinkOwner(ctx, token)) !== null
}

/** Sets the password, revokes all sessions and signs in, like call 3. */
export const resetPassword = (
  ctx: Context,
  asked: NewPassword,
  client: Client,
): Promise<Result<SignedIn, ResetRefusal>> =>
  setPassword(ctx, asked, client.address, (ctx, user) =>
    openSession(ctx, user, { ...client, way: 'reset_link' }),
  )

/** For pages without JavaScript, which can't store a session: sets the password without signing in. */
export const resetPasswordOnly = (
  ctx: Context,
  { address, ...asked }: NewPassword & { address: string },
): Promise<Result<null, ResetRefusal>> => setPassword(ctx, asked, address, async () => null)

async function setPassword<T>(
  ctx: Context,
  { token, password }: NewPassword,
  address: string,
  afterwards: (ctx: Context, user: User) => Promise<T>,
): Promise<Result<T, ResetRefusal>> {
  const counted = await consumeRateLimit(ctx, 'reset_link_address', address)
  if (!counted.ok) return counted
  // Checked before hashing, so that guesses are cheap for us.
  const owner = await findLinkOwner(ctx, token)
  if (!owner) return fail('link_invalid')
  // Checked before the link is consumed.
  const strong = await checkPassword(ctx, password, owner)
  if (!strong.ok) return strong

  const passwordHash = await hashPassword(password)
  return ctx.transaction<Result<T, ResetRefusal>>(async (ctx) => {
    const taken = await consumeLink(ctx, 'reset_password', token)
    if (!taken) return fail('link_invalid')

    const { user } = taken
    await revokeAccess(ctx, user)
    // Opening the link verifies the address.
    const emailVerifiedAt = user.emailVerifiedAt ?? ctx.now
    await updateUser(ctx, user.id, { passwordHash, emailVerifiedAt })
    await recordAccess(ctx, { action: 'password_changed', accountId: user.id, detail: 'link' })
    await emailOwner(ctx, user, taken.tokenId)
    await resetRateLimit(ctx, 'sign_in_account', `${user.email}:${address}`)
    return ok(await afterwards(ctx, user))
  })
}

async function findLinkOwner(ctx: Context, token: string): Promise<User | null> {
  const secret = await findLiveToken(ctx, 'reset_password', hashOf(token))
  const user = secret?.userId ? await findUser(ctx, secret.userId) : null
  return user?.email === secret?.email ? user : null
}

/** Notifies the owner, in case it was someone else. Once for each link. */
const emailOwner = (ctx: Context, user: User, tokenId: string): Promise<void> =>
  queueEmail(ctx, 'password_changed', {
    entityId: tokenId,
    to: user.email,
    locale: ctx.locale,
    payload: { by: 'link' },
  })
