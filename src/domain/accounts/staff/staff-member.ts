/** Staff members and roles. Decisions, section 2. */
export const STAFF_ROLES = ['staff', 'administrator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export type StaffMember = { id: string; email: string; name: string; role: StaffRole }

export const isStaffRole = (role: string): role is StaffRole =>
  (STAFF_ROLES as readonly string[]).includes(role)

/** `null` for customers, including former staff. */
export const staffMemberOf = <
  User extends { id: string; email: string; name: string; role: string },
>({
  id,
  email,
  name,
  role,
}: User): StaffMember | null => (isStaffRole(role) ? { id, email, name, role } : null)
