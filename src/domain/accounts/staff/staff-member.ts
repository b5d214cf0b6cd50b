/** Staff members. Decisions, section 2. */
import { isAmong } from '#shared/is-among.ts'

import { STAFF_ROLES, type StaffRole } from '../role.ts'

export type StaffMember = { id: string; email: string; name: string; role: StaffRole }

export const isStaffRole = isAmong(STAFF_ROLES)

/** `null` for customers, including former staff. */
export const staffMemberOf = <
  User extends { id: string; email: string; name: string; role: string },
>({
  id,
  email,
  name,
  role,
}: User): StaffMember | null => (isStaffRole(role) ? { id, email, name, role } : null)
