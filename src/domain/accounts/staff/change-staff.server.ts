/** What administrators change for other staff members, who are notified by e-mail; and how members replace a lost phone. Decisions, section 2. */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockAccount } from '../account-store.server.ts'
import { STAFF_LINK_MINUTES } from '../policy.ts'
import type { StaffRole } from '../role.ts'
import { revokeStaffSessionsOf, type User, updateUser } from '../store.server.ts'
import { lockStaffMember } from './lock-staff-member.server.ts'
import { clearSecondFactors } from './second-factors.server.ts'
import type { MemberRefusal } from './staff-details.ts'
import { newStaffLink } from './staff-link.server.ts'
import { staffMemberOf } from './staff-member.ts'
import { endStaffMembership } from './staff-remove.server.ts'
import { revokeStaffSession } from './staff-store.server.ts'

type Changed = Promise<Result<null, MemberRefusal>>

/** Takes effect with the next request: the role is read each time. */
export const changeRole = (
  ctx: Context,
  { role, ...about }: { userId: string; revision: string; role: StaffRole },
): Changed =>
  ctx.transaction<Result<null, MemberRefusal>>(async (ctx) => {
    const held = await lockStaffMember(ctx, about)
    if (!held.ok) return held
    const { user, isLastAdministrator } = held.value
    if (user.role === role) return ok(null)
    if (isLastAdministrator) return fail('last_administrator')

    await updateUser(ctx, user.id, { role })
    await recordAudit(ctx, {
      action: 'staff_role_changed',
      target: { type: 'person', id: user.id },
      detail: { before: { role: user.role }, after: { role } },
    })
    await queueEmail(ctx, 'staff_role_changed', { ...emailTo(ctx, user), payload: { role } })
    return ok(null)
  })

/** Becomes a customer again immediately. */
export const removeStaff = (
  ctx: Context,
  about: { userId: string; revision: string },
): Promise<Result<null, MemberRefusal>> =>
  ctx.transaction<Result<null, MemberRefusal>>(async (ctx) => {
    const held = await lockStaffMember(ctx, about)
    if (!held.ok) return held
    const { user, isLastAdministrator } = held.value
    if (isLastAdministrator) return fail('last_administrator')

    await endStaffMembership(ctx, user)
    await queueEmail(ctx, 'staff_removed', { ...emailTo(ctx, user), payload: {} })
    return ok(null)
  })

/** For a lost phone: signs out everywhere; the next link lets them enrol a new device. */
export const resetOneTimePassword = (
  ctx: Context,
  userId: string,
): Promise<Result<null, MemberRefusal>> =>
  ctx.transaction<Result<null, MemberRefusal>>(async (ctx) => {
    const held = await lockStaffMember(ctx, { userId })
    if (!held.ok) return held
    await resetDevice(ctx, held.value.user)
    return ok(null)
  })

/** Members reset their own, with a recovery code in place of the lost phone. The caller has checked step-up. */
export const replaceOwnDevice = (ctx: Context): Promise<Result<null, 'forbidden'>> =>
  ctx.transaction<Result<null, 'forbidden'>>(async (ctx) => {
    const { actor } = ctx
    const user = actor.kind === 'staff' ? await lockAccount(ctx, actor.userId) : null
    if (!user || !staffMemberOf(user)) return fail('forbidden')
    await resetDevice(ctx, user)
    return ok(null)
  })

async function resetDevice(ctx: Context, user: User): Promise<void> {
  await clearSecondFactors(ctx, user.id)
  await recordAudit(ctx, {
    action: 'one_time_password_reset',
    target: { type: 'person', id: user.id },
  })
  const { token, tokenId } = await newStaffLink(ctx, user)
  await queueEmail(ctx, 'staff_device_reset', {
    entityId: tokenId,
    to: user.email,
    locale: user.locale,
    payload: { token, minutes: STAFF_LINK_MINUTES },
  })
}

/** One session, or all with `null`. */
export const revokeSessionsOfStaff = (
  ctx: Context,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<Result<null, MemberRefusal>> =>
  ctx.transaction<Result<null, MemberRefusal>>(async (ctx) => {
    const held = await lockStaffMember(ctx, { userId })
    if (!held.ok) return held
    const { user } = held.value

    if (sessionId === null) await revokeStaffSessionsOf(ctx, user.id)
    else if (!(await endOne(ctx, { userId, id: sessionId }))) return fail('not_found')
    await recordAudit(ctx, {
      action: 'staff_sessions_ended',
      target: { type: 'person', id: user.id },
      detail: { all: sessionId === null },
    })
    await queueEmail(ctx, 'staff_sessions_ended', { ...emailTo(ctx, user), payload: {} })
    return ok(null)
  })

/** A malformed id matches no session. */
const endOne = async (ctx: Context, session: { userId: string; id: string }): Promise<boolean> =>
  isUuid(session.id) && (await revokeStaffSession(ctx, session))

/** May happen repeatedly: each time is an e-mail of its own. */
const emailTo = (ctx: Context, { id, email, locale }: User) => ({
  entityId: `${id}.${ctx.now.getTime()}`,
  to: email,
  locale,
})
