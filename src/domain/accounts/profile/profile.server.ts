import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { shareAccount } from '../account-store.server.ts'
import { findProfile, findUser, updateProfileRow, updateUser } from '../store.server.ts'
import type { ProfileChange, ProfileView } from './profile.ts'

/** Spec §7 call 4. Another person's profile is answered with 404. */
export async function viewProfile(
  ctx: Context,
  userId: string,
): Promise<Result<ProfileView, 'not_found'>> {
  if (ctx.actor.kind !== 'customer' || ctx.actor.userId !== userId) return fail('not_found')

  const user = await findUser(ctx, userId)
  const profile = await findProfile(ctx, userId)
  if (!user || !profile) return fail('not_found')

  const { id, name, phone, company, department, country, address } = profile
  return ok({
    id,
    email: user.email,
    name,
    phone,
    company,
    department,
    country,
    address,
    isEmailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
  })
}

/** Spec §7 call 5. Omitted fields stay unchanged. */
export async function updateProfile(
  ctx: Context,
  where: { userId: string; profileId: string },
  change: ProfileChange,
): Promise<Result<ProfileView, 'not_found'>> {
  if (ctx.actor.kind !== 'customer' || ctx.actor.userId !== where.userId) return fail('not_found')

  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  return ctx.transaction<Result<ProfileView, 'not_found'>>(async (ctx) => {
    // Must not write to an account that is being closed.
    if (!(await shareAccount(ctx, where.userId))) return fail('not_found')
    // Compared here: the path can be any text, and the database accepts ids only.
    const own = await findProfile(ctx, where.userId)
    if (own?.id !== where.profileId) return fail('not_found')

    await updateProfileRow(ctx, where, given)
    if (change.name !== undefined) await updateUser(ctx, where.userId, { name: change.name })
    return viewProfile(ctx, where.userId)
  })
}
