import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { may } from '../permission.ts'
import { listStaffUsers, listUsersById, type User } from '../store.server.ts'
import { type StaffMember, staffMemberOf } from './staff-member.ts'

export type ListedStaff = StaffMember & { isEnrolled: boolean }

/** For the command line. */
export async function listStaff(ctx: Context): Promise<Result<ListedStaff[], 'forbidden'>> {
  if (ctx.actor.kind !== 'system') return fail('forbidden')
  return ok((await listStaffUsers(ctx)).flatMap(listed))
}

export type Colleague = { id: string; name: string }

/** All staff, by name, for a message to be assigned to. */
export async function listColleagues(ctx: Context): Promise<Result<Colleague[], 'forbidden'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  const people = await listStaffUsers(ctx)
  return ok(
    people
      .filter(({ closedAt }) => closedAt === null)
      .map(({ id, name, email }) => ({ id, name: name || email })),
  )
}

/** Names for a timeline, including former staff: the address if there is no name, `null` if the account is closed. */
export async function listNamesOfUsers(
  ctx: Context,
  ids: readonly string[],
): Promise<Result<Map<string, string | null>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  if (ids.length === 0) return ok(new Map())

  const found = await listUsersById(ctx, ids)
  return ok(
    new Map(found.map(({ id, name, email, closedAt }) => [id, name || (closedAt ? null : email)])),
  )
}

function listed(user: User): ListedStaff[] {
  const member = staffMemberOf(user)
  return member ? [{ ...member, isEnrolled: user.totpEnrolledAt !== null }] : []
}
