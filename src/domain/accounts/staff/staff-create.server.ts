import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccountOf } from '../account-store.server.ts'
import { cancelEmailChanges } from '../email-change-store.server.ts'
import { STAFF_LINK_MINUTES } from '../policy.ts'
import type { StaffRole } from '../role.ts'
import { insertUser, type User, updateUser } from '../store.server.ts'
import { clearSecondFactors } from './second-factors.server.ts'
import { newStaffLink } from './staff-link.server.ts'

export type NewStaff = {
  email: string
  role: StaffRole
  /** `null` leaves the name unchanged. */
  name: string | null
  /** For a lost device: they enrol a new one. */
  clearsOneTimePassword: boolean
}

/**
 * Creates a staff member or promotes a user, and returns a one-time sign-in link. For the command line, which creates
 * the first administrator; administrators invite the others (`invite-staff.server.ts`).
 */
export async function createStaff(
  ctx: Context,
  { email, role, name, clearsOneTimePassword }: NewStaff,
): Promise<Result<{ token: string; minutes: number }, 'forbidden'>> {
  if (ctx.actor.kind !== 'system') return fail('forbidden')

  return ctx.transaction(async (ctx) => {
    const user = await requireUser(ctx, email, role)
    await updateUser(ctx, user.id, { role, ...(name !== null && { name }) })
    // A customer's pending e-mail change must not change the address for the console.
    await cancelEmailChanges(ctx, user.id)
    if (clearsOneTimePassword) await clearSecondFactors(ctx, user.id)
    await recordAudit(ctx, {
      action: 'staff_invited',
      target: { type: 'person', id: user.id },
      detail: { after: { role } },
    })
    return ok({ token: (await newStaffLink(ctx, user)).token, minutes: STAFF_LINK_MINUTES })
  })
}

async function requireUser(ctx: Context, email: string, role: StaffRole): Promise<User> {
  const user = (await insertUser(ctx, { email, role })) ?? (await lockAccountOf(ctx, email))
  if (!user) throw new Error('an address that is taken has its user')
  return user
}
