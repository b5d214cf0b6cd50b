/**
 * The second factor as a code. Time-based one-time passwords (RFC 6238) have six digits and 30 s steps, and each step
 * works once; recovery codes replace them. Decisions, section 2.
 */
import { Secret, TOTP } from 'otpauth'

import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
  resetRateLimit,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { decryptText, encryptText } from '#domain/settings/encrypt-text.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { RECOVERY_CODE_DIGITS } from '../policy.ts'
import { replaceRecoveryCodes } from '../recovery-code-store.server.ts'
import { findUser, saveTotpSecret, spendTotpStep, type User } from '../store.server.ts'
import { noteRefusedSignIn, noteSignIn, type SignInMethod } from './note-sign-in.server.ts'
import { drawRecoveryCodes, takeRecoveryCode } from './recovery-codes.server.ts'
import {
  confirmStaffSession,
  findStaffSession,
  lockByStaffSession,
  renewStaffStepUp,
  type StaffSession,
} from './staff-session.server.ts'

const STEP_SECONDS = 30
/** Accepts one step before and after, because phone clocks differ. */
const WINDOW_STEPS = 1
const SECRET_BYTES = 20

export type Enrolment = { uri: string; secretText: string }

/** The enrolment data for an authenticator app, or `null` if already enrolled. Stays the same until the first code. */
export async function beginEnrolment(
  ctx: Context,
  { userId, issuer }: { userId: string; issuer: string },
): Promise<Enrolment | null> {
  const user = await requireUser(ctx, userId)
  if (user.totpEnrolledAt) return null

  const kept =
    user.totpSecretEncrypted ?? (await ctx.transaction((ctx) => newSecretOf(ctx, userId)))
  const secretText = await decryptText(ctx, placeOf(userId), kept)
  const totp = totpOf(secretText, { issuer, label: user.email })
  return { uri: totp.toString(), secretText }
}

/** The first secret wins when two requests race. */
async function newSecretOf(ctx: Context, userId: string): Promise<string> {
  const fresh = await encryptText(ctx, placeOf(userId), new Secret({ size: SECRET_BYTES }).base32)
  return (await saveTotpSecret(ctx, userId, fresh)) ?? fresh
}

const placeOf = (userId: string) => ({ purpose: 'totp_secret' as const, row: userId })

type CodeEntry = { sessionToken: string; code: string }
type CodeRefusal =
  | 'one_time_password_invalid'
  | 'recovery_code_invalid'
  | 'token_invalid'
  | RateLimited

/** `recoveryCodes`: of a first one-time password, which enrols the device; shown once. */
export type Confirmed = { token: string; recoveryCodes: string[] | null }

/** Confirms the session by a one-time password or recovery code. Returns the session's new secret. */
export async function giveOneTimePassword(
  ctx: Context,
  given: CodeEntry,
): Promise<Result<Confirmed, CodeRefusal>> {
  const spent = await spendCode(ctx, given)
  if (!spent.ok) return spent

  const { member, client, method, isFirst } = spent.value
  const drawn = isFirst ? await drawRecoveryCodes() : null
  return ctx.transaction<Result<Confirmed, 'token_invalid'>>(async (ctx) => {
    const { sessionToken } = given
    const isLive = await lockByStaffSession(ctx, { userId: member.id, sessionToken })
    if (!isLive) return fail('token_invalid')

    if (drawn) await replaceRecoveryCodes(ctx, member.id, drawn.hashes)
    await noteSignIn(ctx, member, { client, method })
    const token = await confirmStaffSession(ctx, sessionToken)
    return ok({ token, recoveryCodes: drawn?.codes ?? null })
  })
}

/** Step-up authentication: another code before a sensitive action. Decisions, section 9. */
export async function giveOneTimePasswordAgain(
  ctx: Context,
  given: CodeEntry,
): Promise<Result<null, CodeRefusal>> {
  const spent = await spendCode(ctx, given)
  if (!spent.ok) return spent
  await renewStaffStepUp(ctx, given.sessionToken)
  return ok(null)
}

type Spent = StaffSession & { method: CodeMethod; isFirst: boolean }
type CodeMethod = Exclude<SignInMethod, 'passkey'>

/** Recovery codes are longer than one-time passwords, so that one field takes both. */
async function spendCode(
  ctx: Context,
  { sessionToken, code }: CodeEntry,
): Promise<Result<Spent, CodeRefusal>> {
  const session = await findStaffSession(ctx, sessionToken)
  if (!session) return fail('token_invalid')

  const userId = session.member.id
  const counted = await consumeRateLimit(ctx, 'one_time_password', userId)
  if (!counted.ok) return counted

  const user = await requireUser(ctx, userId)
  const digits = code.normalize('NFKC').replace(/[\s\p{Pd}ー]/gu, '')
  const method = digits.length === RECOVERY_CODE_DIGITS ? 'recovery_code' : 'one_time_password'
  const isTaken = await TAKE[method](ctx, user, digits)
  if (!isTaken) {
    await noteRefusedSignIn(ctx, session.member, { client: session.client, method })
    return fail(`${method}_invalid`)
  }
  await resetRateLimit(ctx, 'one_time_password', userId)
  return ok({ ...session, method, isFirst: user.totpEnrolledAt === null })
}

const TAKE: Record<CodeMethod, (ctx: Context, user: User, digits: string) => Promise<boolean>> = {
  one_time_password: takeOneTimePassword,
  recovery_code: takeRecoveryCode,
}

/** The first one enrols the device. */
async function takeOneTimePassword(ctx: Context, user: User, digits: string): Promise<boolean> {
  const step = await stepOf(ctx, user, digits)
  return step !== null && (await spendTotpStep(ctx, user, step))
}

/** The time step of a code, or `null` if the code is invalid. */
async function stepOf(
  ctx: Context,
  { id, totpSecretEncrypted }: User,
  digits: string,
): Promise<number | null> {
  if (totpSecretEncrypted === null || !/^\d{6}$/.test(digits)) return null

  const timestamp = ctx.now.getTime()
  const totp = totpOf(await decryptText(ctx, placeOf(id), totpSecretEncrypted))
  const delta = totp.validate({ token: digits, timestamp, window: WINDOW_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const totpOf = (secretText: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secretText),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })

async function requireUser(ctx: Context, userId: string): Promise<User> {
  const user = await findUser(ctx, userId)
  if (!user) throw new Error('a session belongs to a user')
  return user
}
