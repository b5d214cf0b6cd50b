/** Time-based one-time passwords (RFC 6238): six digits, 30 s steps, each step once. Decisions, section 2. */
import { Secret, TOTP } from 'otpauth'

import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
  resetRateLimit,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { decryptText, encryptText } from '#domain/settings/encrypt-text.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findUser, saveTotpSecret, spendTotpStep, type User } from '../store.server.ts'
import {
  confirmStaffSession,
  findStaffSession,
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

type Given = { sessionToken: string; code: string }
type CodeRefusal = 'one_time_password_invalid' | 'token_invalid' | RateLimited

/**
 * Confirms the session by a one-time password; the first one also enrols the device. Returns the session's new secret.
 */
export async function giveOneTimePassword(
  ctx: Context,
  given: Given,
): Promise<Result<{ token: string }, CodeRefusal>> {
  const spent = await spendCode(ctx, given)
  if (!spent.ok) return spent
  return ctx.transaction(async (ctx) => {
    await noteSignIn(ctx, 'staff_signed_in', spent.value)
    return ok({ token: await confirmStaffSession(ctx, given.sessionToken) })
  })
}

/** Step-up authentication: a one-time password again, before a sensitive action. Decisions, section 9. */
export async function giveOneTimePasswordAgain(
  ctx: Context,
  given: Given,
): Promise<Result<null, CodeRefusal>> {
  const spent = await spendCode(ctx, given)
  if (!spent.ok) return spent
  await renewStaffStepUp(ctx, given.sessionToken)
  return ok(null)
}

async function spendCode(
  ctx: Context,
  { sessionToken, code }: Given,
): Promise<Result<StaffSession, CodeRefusal>> {
  const session = await findStaffSession(ctx, sessionToken)
  if (!session) return fail('token_invalid')

  const userId = session.member.id
  const counted = await consumeRateLimit(ctx, 'one_time_password', userId)
  if (!counted.ok) return counted

  const step = await stepOf(ctx, await requireUser(ctx, userId), code)
  if (step === null || !(await spendTotpStep(ctx, userId, step))) {
    await noteSignIn(ctx, 'one_time_password_refused', session)
    return fail('one_time_password_invalid')
  }
  await resetRateLimit(ctx, 'one_time_password', userId)
  return ok(session)
}

/** The session's user: the request has no actor until the code is correct. */
function noteSignIn(
  ctx: Context,
  action: 'staff_signed_in' | 'one_time_password_refused',
  { client, member: { id, role } }: StaffSession,
): Promise<void> {
  const mayAccess = action === 'staff_signed_in'
  const actor = mayAccess ? { kind: 'staff' as const, userId: id, role } : ctx.actor
  const target = { type: 'person', id }
  return recordAudit({ ...ctx, actor }, { action, target, ...(client && { detail: { client } }) })
}

/** The time step of a code, or `null` if the code is invalid. */
async function stepOf(
  ctx: Context,
  { id, totpSecretEncrypted }: User,
  code: string,
): Promise<number | null> {
  const digits = code.normalize('NFKC').replace(/[\s-]/g, '')
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
