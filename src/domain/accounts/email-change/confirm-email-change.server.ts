/**
 * Confirms an e-mail change by its two links. Mail clients prefetch links, so only a form submit confirms. Decisions,
 * section 9.
 */
import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { eraseSentAccountEmails } from '#domain/mail/customer-emails.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccount } from '../account-store.server.ts'
import {
  type EmailChange,
  findOpenChange,
  moveAccount,
  updateEmailChange,
} from '../email-change-store.server.ts'
import { maskedEmail } from '../masked-email.ts'
import { revokeAccess } from '../revoke-access.server.ts'
import { hashOf, isSame } from '../secret.server.ts'
import { revokeTokens, type User } from '../store.server.ts'

type Side = 'old' | 'new'

export type EmailChangeView = {
  side: Side
  /** Masked, because the link may have been forwarded. */
  oldEmail: string
  newEmail: string
  state: 'open' | 'waiting_other'
  expiresAt: Date
}

/** Describes what a link is for, without consuming it. */
export async function viewEmailChange(
  ctx: Context,
  token: string,
): Promise<Result<EmailChangeView, 'link_invalid'>> {
  const hash = hashOf(token)
  const found = await findOpenChange(ctx, hash)
  if (!found) return fail('link_invalid')

  const { change, email } = found
  const side = sideOf(change, hash)
  return ok({
    side,
    oldEmail: maskedEmail(email),
    newEmail: maskedEmail(change.newEmail),
    state: isConfirmed(change, side) ? 'waiting_other' : 'open',
    expiresAt: change.expiresAt,
  })
}

/**
 * Confirms one side. With the second confirmation the address changes and all sessions end, except that of the
 * confirming browser if it is signed in to this account.
 */
export async function confirmEmailChange(
  ctx: Context,
  token: string,
  presser: { userId: string; sessionId: string } | null,
): Promise<Result<'waiting_other' | 'changed', 'link_invalid'>> {
  const hash = hashOf(token)
  const known = await findOpenChange(ctx, hash)
  if (!known) return fail('link_invalid')

  return ctx.transaction<Result<'waiting_other' | 'changed', 'link_invalid'>>(async (ctx) => {
    // Serialises concurrent confirmations of both links.
    const user = await lockAccount(ctx, known.change.userId)
    const found = await findOpenChange(ctx, hash)
    // Staff sign in to the console by this address.
    if (user?.role !== 'customer' || !found) return fail('link_invalid')

    const { change } = found
    const side = sideOf(change, hash)
    const confirmed = side === 'old' ? { oldConfirmedAt: ctx.now } : { newConfirmedAt: ctx.now }
    if (!isConfirmed(change, side)) await updateEmailChange(ctx, change.id, confirmed)
    if (!isConfirmed(change, side === 'old' ? 'new' : 'old')) return ok('waiting_other')

    return moveTo(ctx, user, change, presser?.userId === user.id ? presser.sessionId : null)
  })
}

/** Invalidates codes and links in the old mailbox and erases e-mails sent to it. */
async function moveTo(
  ctx: Context,
  user: User,
  change: EmailChange,
  except: string | null,
): Promise<Result<'changed', 'link_invalid'>> {
  // Another account may have taken the address since the request.
  if (!(await moveAccount(ctx, user.id, change.newEmail))) return fail('link_invalid')

  await revokeAccess(ctx, user, { except })
  await recordAccess(ctx, { action: 'email_changed', accountId: user.id })
  await revokeTokens(ctx, 'sign_in_code', user.email)
  await revokeTokens(ctx, 'verify_email', user.email)
  await eraseSentAccountEmails(ctx, user.email)
  for (const side of ['old', 'new'] as const) {
    await queueEmail(ctx, 'email_changed', {
      entityId: `${change.id}.${side}`,
      to: side === 'old' ? user.email : change.newEmail,
      locale: ctx.locale,
      payload: { side, newEmail: maskedEmail(change.newEmail) },
    })
  }
  return ok('changed')
}

const sideOf = ({ oldHash }: EmailChange, hash: string): Side =>
  isSame(oldHash, hash) ? 'old' : 'new'

const isConfirmed = ({ oldConfirmedAt, newConfirmedAt }: EmailChange, side: Side): boolean =>
  (side === 'old' ? oldConfirmedAt : newConfirmedAt) !== null
