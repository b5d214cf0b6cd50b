import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import type { RateLimited } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccountOf } from '../account-store.server.ts'
import { cancelEmailChanges } from '../email-change-store.server.ts'
import { lockIfUnchanged } from '../lock-account.server.ts'
import { isPassword } from '../passwords/password.server.ts'
import { releasePasswords, throttlePasswordChecks } from '../passwords/password-throttle.server.ts'
import { revokeSessionsOf } from '../session-store.server.ts'
import { type Client, openSession, type SignInWay } from '../sessions/open-session.server.ts'
import type { SignedIn } from '../signed-in.ts'
import {
  findUserByEmail,
  insertUser,
  revokeTokens,
  type User,
  updateUser,
} from '../store.server.ts'
import { countSignInAttempt, resetSignInAttempts } from './sign-in-attempts.server.ts'
import { type Asker, tryCode } from './sign-in-code.server.ts'

export type Credentials = { email: string } & ({ password: string } | { code: string })
/** `asker` is used where a code is given. */
export type SignInClient = Client & { passedCaptcha: boolean; asker: Asker }
export type SignInRefusal =
  | 'credentials_invalid'
  | 'code_invalid'
  | 'captcha_required'
  | RateLimited

/** Spec §7 call 3. Wrong address and wrong password give the same answer in the same time. */
export async function signIn(
  ctx: Context,
  credentials: Credentials,
  client: SignInClient,
): Promise<Result<SignedIn, SignInRefusal>> {
  const from = { email: credentials.email, address: client.address }
  const counted = await countSignInAttempt(ctx, from)
  if (!counted.ok) {
    await noteRefused(ctx, 'sign_in_limited', credentials)
    return counted
  }

  const signedIn =
    'code' in credentials
      ? await signInByCode(ctx, credentials, client)
      : await signInByPassword(ctx, credentials, client)
  if (signedIn.ok) await resetSignInAttempts(ctx, from)
  else await noteRefused(ctx, 'sign_in_failed', credentials)
  return signedIn
}

/** For an unknown address only the attempt is logged. The cost is the same. */
async function noteRefused(
  ctx: Context,
  action: 'sign_in_failed' | 'sign_in_limited',
  credentials: Credentials,
): Promise<void> {
  const user = await findUserByEmail(ctx, credentials.email)
  const detail: SignInWay = 'code' in credentials ? 'code' : 'password'
  await recordAccess(ctx, { action, accountId: user?.id ?? null, detail })
}

async function signInByPassword(
  ctx: Context,
  { email, password }: { email: string; password: string },
  client: SignInClient,
): Promise<Result<SignedIn, 'credentials_invalid' | 'captcha_required'>> {
  const throttled = await throttlePasswordChecks(ctx, client)
  if (!throttled.ok) return throttled

  const checked = await findUserByEmail(ctx, email)
  const isRight = await isPassword(password, checked?.passwordHash ?? null)
  if (!checked || !isRight) return fail('credentials_invalid')

  const opened = await ctx.transaction<Result<SignedIn, 'credentials_invalid'>>(async (ctx) => {
    // The owner may have revoked all sessions during hashing; this one must not survive that.
    const user = await lockIfUnchanged(ctx, checked)
    return user
      ? ok(await openSession(ctx, user, { ...client, way: 'password' }))
      : fail('credentials_invalid')
  })
  if (opened.ok) await releasePasswords(ctx)
  return opened
}

/** A code verifies the address: creates the account, or removes a password that was set before verification. */
async function signInByCode(
  ctx: Context,
  { email, code }: { email: string; code: string },
  { asker, ...client }: SignInClient,
): Promise<Result<SignedIn, 'code_invalid'>> {
  const right = await tryCode(ctx, { email, code, asker })
  if (!right) return fail('code_invalid')

  return ctx.transaction<Result<SignedIn, 'code_invalid'>>(async (ctx) => {
    const created = await insertUser(ctx, { email, role: 'customer', emailVerifiedAt: ctx.now })
    const user = created ?? (await verifiedUser(ctx, email))
    // Rechecks under lock that the account is open and the code still valid.
    if (!user || !(await right.take(ctx))) return fail('code_invalid')

    if (created)
      await recordAccess(ctx, { action: 'signed_up', accountId: user.id, detail: 'code' })
    return ok(await openSession(ctx, user, { ...client, way: 'code' }))
  })
}

/**
 * Also revokes the sessions of the one who set the password before verification, and cancels their e-mail change.
 * Decisions, section 9.
 */
async function verifiedUser(ctx: Context, email: string): Promise<User | null> {
  const user = await lockAccountOf(ctx, email)
  if (!user || user.emailVerifiedAt) return user

  const proven = { emailVerifiedAt: ctx.now, passwordHash: null }
  await updateUser(ctx, user.id, proven)
  await revokeTokens(ctx, 'reset_password', email)
  await cancelEmailChanges(ctx, user.id)
  await revokeSessionsOf(ctx, user.id)
  return { ...user, ...proven }
}
