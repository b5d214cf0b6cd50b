/**
 * Requests an e-mail change, which takes effect when the links mailed to both addresses are confirmed. Decisions,
 * section 9.
 */
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { mailboxOf } from '#domain/rate-limits/mailbox.ts'
import { addHours } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { isAddressTaken } from '../account-store.server.ts'
import {
  cancelEmailChanges,
  findOpenChangeOf,
  insertEmailChange,
} from '../email-change-store.server.ts'
import { lockSignedInAccount } from '../lock-account.server.ts'
import { EMAIL_CHANGE_HOURS } from '../policy.ts'
import { hashOf, newSecret } from '../secret.server.ts'
import {
  findSignedInAccount,
  requireReauthentication,
  type SignedInAccount,
  type SignedInRefusal,
} from '../signed-in-account.server.ts'
import type { User } from '../store.server.ts'

export type WaitingChange = {
  email: string
  expiresAt: Date
  isOldConfirmed: boolean
  isNewConfirmed: boolean
}

type Refusal =
  | SignedInRefusal
  | 'forbidden'
  | { code: 'request_invalid'; fields: string[] }
  | RateLimited

/**
 * The answer does not reveal whether the new address has an account. If it has one, its owner gets a notice instead of
 * a link, and the change can't be completed.
 */
export async function requestEmailChange(
  ctx: Context,
  own: SignedInAccount,
  newEmail: string,
): Promise<Result<null, Refusal>> {
  const allowed = await requireReauthentication(ctx, own)
  if (!allowed.ok) return allowed
  const user = allowed.value
  // Staff sign in by this address; only the command line changes it.
  if (user.role !== 'customer') return fail('forbidden')
  if (newEmail === user.email) return fail({ code: 'request_invalid', fields: ['email'] })
  const counted = await countRequest(ctx, own.userId, newEmail)
  if (!counted.ok) return counted

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const held = await lockSignedInAccount(ctx, own)
    if (!held.ok) return held
    await cancelEmailChanges(ctx, own.userId)
    await writeRequest(ctx, held.value, newEmail)
    return ok(null)
  })
}

/** The pending change, or `null`. Does not reveal why the new address has not confirmed. */
export async function viewWaitingChange(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<WaitingChange | null, 'not_found'>> {
  const found = await findSignedInAccount(ctx, own)
  if (!found.ok) return found

  const change = await findOpenChangeOf(ctx, own.userId)
  if (!change) return ok(null)
  const { newEmail: email, expiresAt, oldConfirmedAt, newConfirmedAt } = change
  const isOldConfirmed = oldConfirmedAt !== null
  return ok({ email, expiresAt, isOldConfirmed, isNewConfirmed: newConfirmedAt !== null })
}

/** Harmless, so any session of the account may do it. */
export async function cancelEmailChange(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<null, 'not_found'>> {
  const found = await findSignedInAccount(ctx, own)
  if (!found.ok) return found

  await cancelEmailChanges(ctx, own.userId)
  return ok(null)
}

async function countRequest(
  ctx: Context,
  userId: string,
  newEmail: string,
): Promise<Result<null, RateLimited>> {
  const byAccount = await consumeRateLimit(ctx, 'email_change_account', userId)
  if (!byAccount.ok) return byAccount
  const byTarget = await consumeRateLimit(ctx, 'email_change_target', mailboxOf(newEmail))
  return byTarget.ok ? ok(null) : byTarget
}

async function writeRequest(ctx: Context, user: User, newEmail: string): Promise<void> {
  const [oldToken, newToken] = [newSecret(), newSecret()]
  const isTaken = await isAddressTaken(ctx, newEmail, user.id)
  const { id: entityId } = await insertEmailChange(ctx, {
    createdAt: ctx.now,
    userId: user.id,
    newEmail,
    oldHash: hashOf(oldToken),
    // For an address with an account, this link is never sent.
    newHash: hashOf(newToken),
    expiresAt: addHours(ctx.now, EMAIL_CHANGE_HOURS),
  })
  const { locale } = ctx
  await queueEmail(ctx, 'email_change_old', {
    entityId,
    to: user.email,
    locale,
    payload: { token: oldToken, newEmail },
  })
  const toNew = { entityId, to: newEmail, locale }
  if (isTaken) await queueEmail(ctx, 'email_change_taken', { ...toNew, payload: {} })
  else await queueEmail(ctx, 'email_change_new', { ...toNew, payload: { token: newToken } })
}
