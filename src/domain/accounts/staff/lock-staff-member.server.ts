/** Locks a staff member before an administrator changes them, and checks the revision. Decisions, section 2. */
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { may } from '../permission.ts'
import type { User } from '../store.server.ts'
import type { MemberRefusal } from './staff-details.ts'
import { type StaffMember, staffMemberOf } from './staff-member.ts'
import { lockStaffAmongAdministrators } from './staff-store.server.ts'

/** The fields that the revision covers. */
export const fingerprintOfStaff = ({ role, name, email }: StaffMember): string =>
  fingerprintOf({ role, name, email })

export type Held = { user: User; member: StaffMember; isLastAdministrator: boolean }

/** Only inside a transaction. `revision` is omitted where no displayed field changes. */
export async function lockStaffMember(
  ctx: Context,
  { userId, revision }: { userId: string; revision?: string },
): Promise<Result<Held, MemberRefusal>> {
  const { actor } = ctx
  if (!may(actor, 'staff.manage')) return fail('forbidden')
  if ('userId' in actor && actor.userId === userId) return fail('own_account')

  const rows = isUuid(userId) ? await lockStaffAmongAdministrators(ctx, userId) : []
  const user = rows.find(({ id }) => id === userId)
  const member = user && staffMemberOf(user)
  if (!member) return fail('not_found')
  if (revision !== undefined && revision !== fingerprintOfStaff(member))
    return fail('edit_conflict')

  const others = rows.filter(({ id, role }) => id !== userId && role === 'administrator')
  const isLastAdministrator = member.role === 'administrator' && others.length === 0
  return ok({ user, member, isLastAdministrator })
}
