import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  findUserByEmail,
  revokeStaffSessionsOf,
  revokeTokens,
  type User,
  updateUser,
} from '../store.server.ts'
import { staffMemberOf } from './staff-member.ts'

/**
 * Somebody who works here no more is a customer again, at once and in every process: sessions end, links and
 * one-time passwords are worth nothing. What they did stays in the timelines under their name. The command
 * line removes the last administrator too, because it makes the next one.
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

/** In the caller's transaction, whoever asked. */
export async function endStaffMembership(ctx: Context, user: User): Promise<void> {
  const forgotten = { totpSecretEncrypted: null, totpEnrolledAt: null }
  await updateUser(ctx, user.id, { role: 'customer', ...forgotten })
  await revokeStaffSessionsOf(ctx, user.id)
  await revokeTokens(ctx, 'staff_sign_in', user.email)
  await recordAudit(ctx, {
    action: 'staff_removed',
    target: { type: 'person', id: user.id },
    detail: { before: { role: user.role }, after: { role: 'customer' } },
  })
}
