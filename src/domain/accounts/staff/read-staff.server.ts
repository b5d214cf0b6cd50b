/** The list of staff, for administrators. Decisions, section 2. */
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { may } from '../permission.ts'
import { listStaffUsers } from '../store.server.ts'
import type { StaffAccount, StaffSessionLine } from './staff-details.ts'
import { staffMemberOf } from './staff-member.ts'
import { countStaffSessions, listLiveStaffSessions } from './staff-store.server.ts'

/** Oldest accounts first. */
export async function listStaff(ctx: Context): Promise<Result<StaffAccount[], 'forbidden'>> {
  if (!may(ctx.actor, 'staff.manage')) return fail('forbidden')
  const revision = new Map((await countStaffSessions(ctx)).map((row) => [row.userId, row]))
  const users = await listStaffUsers(ctx)
  return ok(
    users.flatMap((user) => {
      const member = staffMemberOf(user)
      const { locale, createdAt, totpEnrolledAt } = user
      if (!member) return []
      const { live = 0, lastSeenAt = null } = revision.get(user.id) ?? {}
      const isEnrolled = totpEnrolledAt !== null
      return [{ ...member, locale, createdAt, isEnrolled, sessions: live, lastSeenAt }]
    }),
  )
}

export async function readStaffMember(
  ctx: Context,
  userId: string,
): Promise<
  Result<{ person: StaffAccount; sessions: StaffSessionLine[] }, 'forbidden' | 'not_found'>
> {
  const people = await listStaff(ctx)
  if (!people.ok) return people
  const person = isUuid(userId) && people.value.find(({ id }) => id === userId)
  if (!person) return fail('not_found')
  return ok({ person, sessions: await staffSessionsOf(ctx, userId) })
}

/** The caller has checked permissions. */
export async function staffSessionsOf(ctx: Context, userId: string): Promise<StaffSessionLine[]> {
  const rows = await listLiveStaffSessions(ctx, userId)
  return rows.map(({ id, client, confirmedAt, createdAt, lastSeenAt, absoluteUntil }) => ({
    id,
    client,
    createdAt,
    lastSeenAt,
    isConfirmed: confirmedAt !== null,
    endsAt: absoluteUntil,
  }))
}
