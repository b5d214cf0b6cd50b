/** Somebody who works in the console, as administrators see and change them. Decisions, section 2. */
import { LOCALES, type Locale } from '#shared/locale.ts'
import { z } from '#shared/schema.ts'
import { Email, PersonName } from '#shared/text-schema.ts'

import { STAFF_ROLES, type StaffMember } from './staff-member.ts'

export const NewStaffMember = z.strictObject({
  email: Email,
  name: PersonName.pipe(z.string().min(1)),
  role: z.enum(STAFF_ROLES),
  /** Of the e-mails, until they choose for themselves. */
  locale: z.enum(LOCALES),
})
export type NewStaffMember = z.infer<typeof NewStaffMember>

/** What everybody says of themselves. */
export const MyStaffDetails = NewStaffMember.pick({ name: true, locale: true })
export type MyStaffDetails = z.infer<typeof MyStaffDetails>

export type StaffAccount = StaffMember & {
  locale: Locale
  createdAt: Date
  /** Whether a one-time password was ever given. */
  isEnrolled: boolean
  /** In how many places they are signed in now. */
  sessions: number
  lastSeenAt: Date | null
}

export type StaffSessionLine = {
  id: string
  /** The program, as its owner would name it; empty where it did not say. */
  client: string
  isConfirmed: boolean
  createdAt: Date
  lastSeenAt: Date
  endsAt: Date
}

export type MemberRefusal =
  | 'forbidden'
  | 'not_found'
  /** Nobody gives or takes their own role. */
  | 'own_account'
  | 'last_administrator'
  | 'edit_conflict'
