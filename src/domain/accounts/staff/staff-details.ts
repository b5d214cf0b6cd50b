/** A staff member as administrators see and change them. Decisions, section 2. */
import { LOCALES, type Locale } from '#shared/locale.ts'
import { z } from '#shared/schema.ts'
import { Email, PersonName } from '#shared/text-schema.ts'

import { CONSOLE_THEMES } from '../console-theme.ts'
import { STAFF_ROLES } from '../role.ts'
import type { StaffMember } from './staff-member.ts'

export const NewStaffMember = z.strictObject({
  email: Email,
  name: PersonName.pipe(z.string().min(1)),
  role: z.enum(STAFF_ROLES),
  /** The language of e-mails, until they choose their own. */
  locale: z.enum(LOCALES),
})
export type NewStaffMember = z.infer<typeof NewStaffMember>

/** What staff change about themselves. */
export const MyStaffDetails = NewStaffMember.pick({ name: true, locale: true }).extend({
  consoleTheme: z.enum(CONSOLE_THEMES),
})
export type MyStaffDetails = z.infer<typeof MyStaffDetails>

export type StaffAccount = StaffMember & {
  locale: Locale
  createdAt: Date
  /** Whether a device is enrolled for one-time passwords. */
  isEnrolled: boolean
  /** The number of current sessions. */
  sessions: number
  lastSeenAt: Date | null
}

export type StaffSessionLine = {
  id: string
  /** The readable name of the client, or empty. */
  client: string
  isConfirmed: boolean
  createdAt: Date
  lastSeenAt: Date
  endsAt: Date
}

export type MemberRefusal =
  | 'forbidden'
  | 'not_found'
  /** Staff can't change their own role. */
  | 'own_account'
  | 'last_administrator'
  | 'edit_conflict'
