import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccountOf } from '../account-store.server.ts'
import { cancelEmailChanges } from '../email-change-store.server.ts'
import { may } from '../permission.ts'
import { STAFF_LINK_MINUTES } from '../policy.ts'
import { insertUser, type User, updateUser } from '../store.server.ts'
import type { NewStaffMember } from './staff-details.ts'
import { newStaffLink } from './staff-link.server.ts'
import { staffMemberOf } from './staff-member.ts'

/**
 * Invites a staff member and e-mails the sign-in link. A customer keeps the account and gets the role in addition.
 * Existing staff are changed on their own page, with a confirmation.
 */
export async function inviteStaff(
  ctx: Context,
  wish: NewStaffMember,
): Promise<Result<{ id: string }, 'forbidden' | 'already_staff'>> {
  if (!may(ctx.actor, 'staff.manage')) return fail('forbidden')

  return ctx.transaction<Result<{ id: string }, 'already_staff'>>(async (ctx) => {
    const made = await insertUser(ctx, wish)
    const user = made ?? (await requireKnown(ctx, wish.email))
    if (!made && staffMemberOf(user)) return fail('already_staff')

    await updateUser(ctx, user.id, { role: wish.role, name: wish.name, locale: wish.locale })
    // A customer's pending e-mail change must not change the address for the console.
    await cancelEmailChanges(ctx, user.id)
    await recordAudit(ctx, {
      action: 'staff_invited',
      target: { type: 'person', id: user.id },
      detail: { before: { role: made ? null : user.role }, after: { role: wish.role } },
    })
    await sendInvitation(ctx, user, wish)
    return ok({ id: user.id })
  })
}

async function sendInvitation(ctx: Context, user: User, { role, locale }: NewStaffMember) {
  const { token, tokenId } = await newStaffLink(ctx, user)
  await queueEmail(ctx, 'staff_invitation', {
    entityId: tokenId,
    to: user.email,
    locale,
    payload: { token, minutes: STAFF_LINK_MINUTES, role },
  })
}

async function requireKnown(ctx: Context, email: string): Promise<User> {
  const user = await lockAccountOf(ctx, email)
  if (!user) throw new Error('an address that is taken has its user')
  return user
}
