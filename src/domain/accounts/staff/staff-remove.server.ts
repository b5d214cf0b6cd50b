import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findUserByEmail, revokeTokens, type User, updateUser } from '../store.server.ts'
import { clearSecondFactors } from './second-factors.server.ts'
import { staffMemberOf } from './staff-member.ts'

/**
 * Removes a staff member, who becomes a customer again immediately in every process: revokes sessions, links and
 * second factors. Timelines keep their name. Only the command line can remove the last administrator, because it
 * can create the next one.
 */
export async function removeStaff(
  ctx: Context,
  email: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (ctx.actor.kind !== 'system') return fail('forbidden')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const user = await findUserByEmail(ctx, email)
    if (!user || !staffMemberOf(user)) return fail('not_found')

    await endStaffMembership(ctx, user)
    return ok(null)
  })
}

/** In the caller's transaction; the caller has checked permissions. */
export async function endStaffMembership(ctx: Context, user: User): Promise<void> {
  await updateUser(ctx, user.id, { role: 'customer' })
  await clearSecondFactors(ctx, user.id)
  await revokeTokens(ctx, 'staff_sign_in', user.email)
  await recordAudit(ctx, {
    action: 'staff_removed',
    target: { type: 'person', id: user.id },
    detail: { before: { role: user.role }, after: { role: 'customer' } },
  })
}
