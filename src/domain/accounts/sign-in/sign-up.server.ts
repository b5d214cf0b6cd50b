import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { addHours } from '#shared/add-time.ts'
import { ok, type Result } from '#shared/result.ts'

import type { PasswordWeak } from '../passwords/credentials.ts'
import { hashPassword } from '../passwords/password.server.ts'
import { checkPassword } from '../passwords/password-strength.server.ts'
import { releasePasswords, throttlePasswordChecks } from '../passwords/password-throttle.server.ts'
import { EMAIL_VERIFICATION_HOURS } from '../policy.ts'
import { hashOf, newSecret } from '../secret.server.ts'
import { findUserByEmail, insertToken, insertUser } from '../store.server.ts'

/**
 * Creates an account, or notifies the address that it already has one. The answer and its cost are the same in both
 * cases. A new account can sign in at once and is asked to verify its address.
 */
export async function signUp(
  ctx: Context,
  input: { email: string; password: string; name: string; address: string; passedCaptcha: boolean },
): Promise<Result<null, 'captcha_required' | PasswordWeak | RateLimited>> {
  const counted = await consumeRateLimit(ctx, 'sign_up_address', input.address)
  if (!counted.ok) return counted
  // Depends on the input only, so it reveals nothing about accounts; before the throttle, so that corrections
  // are free.
  const strong = await checkPassword(ctx, input.password, input)
  if (!strong.ok) return strong
  const throttled = await throttlePasswordChecks(ctx, input)
  if (!throttled.ok) return throttled

  const passwordHash = await hashPassword(input.password)
  await ctx.transaction(async (ctx) => {
    const { email, name } = input
    const user = await insertUser(ctx, { email, name, passwordHash, role: 'customer' })
    if (user) await requestVerification(ctx, user)
    else await emailAboutAccount(ctx, email)
  })
  // For known and unknown addresses alike: signing up is not a guess.
  await releasePasswords(ctx)
  return ok(null)
}

async function requestVerification(
  ctx: Context,
  user: { id: string; email: string },
): Promise<void> {
  const token = newSecret()
  const entityId = await insertLink(ctx, { token, email: user.email, userId: user.id })
  const message = { entityId, to: user.email, locale: ctx.locale, payload: { token } }
  await queueEmail(ctx, 'verify_email', message)
  await recordAccess(ctx, { action: 'signed_up', accountId: user.id, detail: 'password' })
}

/** At most one such e-mail per day and address, to prevent abuse. */
async function emailAboutAccount(ctx: Context, email: string): Promise<void> {
  // As many queries as for a new account, and a token that is never sent and opens nothing.
  const user = await findUserByEmail(ctx, email)
  await recordAccess(ctx, { action: 'sign_up_repeated', accountId: user?.id ?? null })
  await insertLink(ctx, { token: newSecret(), email, userId: null })
  const entityId = `${hashOf(email)}.${ctx.now.toISOString().slice(0, 10)}`
  await queueEmail(ctx, 'account_exists', {
    entityId,
    to: email,
    locale: ctx.locale,
    payload: {},
  })
}

const insertLink = (
  ctx: Context,
  link: { token: string; email: string; userId: string | null },
): Promise<string> =>
  insertToken(ctx, {
    purpose: 'verify_email',
    hash: hashOf(link.token),
    email: link.email,
    userId: link.userId,
    expiresAt: addHours(ctx.now, EMAIL_VERIFICATION_HOURS),
  })
