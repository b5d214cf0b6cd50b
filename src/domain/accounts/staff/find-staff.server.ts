import type { Context } from '#domain/context.ts'

import { findUser } from '../store.server.ts'
import { type StaffMember, staffMemberOf } from './staff-member.ts'

/** The staff member who requested a job, with current rights; `null` once they are no longer staff. */
export async function findActiveStaff(ctx: Context, userId: string): Promise<StaffMember | null> {
  const user = await findUser(ctx, userId)
  return user && user.closedAt === null ? staffMemberOf(user) : null
}
