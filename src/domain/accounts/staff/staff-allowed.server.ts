import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'

import { may, type Permission } from '../permission.ts'
import { listStaffUsers } from '../store.server.ts'
import { isStaffRole } from './staff-member.ts'

export type Addressee = { id: string; email: string; locale: Locale }

/** Staff with a permission, for notices that the shop sends. */
export async function listStaffAllowed(ctx: Context, permission: Permission): Promise<Addressee[]> {
  const users = await listStaffUsers(ctx)
  return users.flatMap(({ id, email, locale, role }) =>
    isStaffRole(role) && may({ kind: 'staff', userId: id, role }, permission)
      ? [{ id, email, locale }]
      : [],
  )
}
