import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
  resetRateLimit,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockIfUnchanged } from '../lock-account.server.ts'
import { isPassword } from '../passwords/password.server.ts'
import { updateSession } from '../session-store.server.ts'
import {
  findSignedInAccount,
  lockLiveSession,
  type SignedInAccount,
} from '../signed-in-account.server.ts'
import { type User, updateUser } from '../store.server.ts'
import { type Asker, tryCode } from './sign-in-code.server.ts'

export type Reauthentication = { password: string } | { code: string }

type Refusal = 'not_found' | 'credentials_invalid' | 'code_invalid' | RateLimited

/**
 * Reauthenticates a signed-in user by password, or by a mailed code if there is no password. Has a rate limit of its
 * own, so that attempts at the sign-in page can't lock out a signed-in user.
 */
export async function reauthenticate(
  ctx: Context,
  own: SignedInAccount,
  { asker, ...proof }: Reauthentication & { address: string; asker: Asker },
): Promise<Result<null, Refusal>> {
  const found = await findSignedInAccount(ctx, own)
  if (!found.ok) return found
  const { user } = found.value
  const counted = await countReauthentication(ctx, { userId: user.id, address: proof.address })
  if (!counted.ok) return counted

  const proven =
    'code' in proof
      ? await reauthenticateByCode(ctx, own, { user, code: proof.code, asker })
      : await reauthenticateByPassword(ctx, own, { user, password: proof.password })
  if (proven.ok) await resetRateLimit(ctx, 'reauthentication_account', user.id)
  await recordAccess(ctx, {
    action: proven.ok ? 'proof_given' : 'proof_failed',
    accountId: user.id,
    detail: 'code' in proof ? 'code' : 'password',
  })
  return proven
}

async function countReauthentication(
  ctx: Context,
  { userId, address }: { userId: string; address: string },
): Promise<Result<null, RateLimited>> {
  const byAddress = await consumeRateLimit(ctx, 'sign_in_address', address)
  if (!byAddress.ok) return byAddress
  return consumeRateLimit(ctx, 'reauthentication_account', userId)
}

async function reauthenticateByPassword(
  ctx: Context,
  own: SignedInAccount,
  { user, password }: { user: User; password: string },
): Promise<Result<null, 'credentials_invalid'>> {
  if (!(await isPassword(password, user.passwordHash))) return fail('credentials_invalid')

  return ctx.transaction<Result<null, 'credentials_invalid'>>(async (ctx) =>
    (await recordReauthentication(ctx, own, user)) ? ok(null) : fail('credentials_invalid'),
  )
}

/** The code also verifies the address. */
async function reauthenticateByCode(
  ctx: Context,
  own: SignedInAccount,
  { user, code, asker }: { user: User; code: string; asker: Asker },
): Promise<Result<null, 'code_invalid'>> {
  const right = await tryCode(ctx, { email: user.email, code, asker })
  if (!right) return fail('code_invalid')

  return ctx.transaction<Result<null, 'code_invalid'>>(async (ctx) => {
    if (!(await recordReauthentication(ctx, own, user)) || !(await right.take(ctx)))
      return fail('code_invalid')

    if (!user.emailVerifiedAt) await updateUser(ctx, user.id, { emailVerifiedAt: ctx.now })
    return ok(null)
  })
}

/** `false` when the account has changed or the session has ended since the check. */
async function recordReauthentication(
  ctx: Context,
  own: SignedInAccount,
  checked: User,
): Promise<boolean> {
  const isAsChecked = (await lockIfUnchanged(ctx, checked)) !== null
  if (!isAsChecked || !(await lockLiveSession(ctx, own))) return false

  await updateSession(ctx, own.sessionId, { reauthenticatedAt: ctx.now })
  return true
}
