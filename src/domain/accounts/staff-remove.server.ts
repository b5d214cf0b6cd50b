import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { staffMemberOf } from './staff-member.ts'
import { findUserByEmail, revokeStaffSessionsOf, updateUser, voidSecrets } from './store.server.ts'

/**
 * Somebody who works here no more is a customer again, at once and in every process: sessions end, links and
 * one-time passwords are worth nothing. What they did stays in the timelines under their name. Only the command
 * line may; the last administrator too, because it makes the next one.
 */
export async function removeStaff(
  ctx: Context,
  email: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (ctx.actor.kind !== 'system') return fail('forbidden')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const user = await findUserByEmail(ctx, email)
    if (!user || !staffMemberOf(user)) return fail('not_found')

    const forgotten = { totpSecretSealed: null, totpEnrolledAt: null }
    await updateUser(ctx, user.id, { role: 'customer', ...forgotten })
    await revokeStaffSessionsOf(ctx, user.id)
    await voidSecrets(ctx, 'staff_sign_in', email)
    return ok(null)
  })
}
