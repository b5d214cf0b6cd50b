import { z } from '#shared/schema.ts'
import { PersonName, singleLine } from '#shared/text-schema.ts'

/** Spec §3 shows only the id; the rest is what checkout asks for, so that it need not be typed twice. */
export const ProfileChange = z.strictObject({
  name: PersonName.optional(),
  phone: singleLine(40).optional(),
  company: singleLine(200).optional(),
  country: singleLine(60).optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export type ProfileView = {
  id: string
  email: string
  isEmailVerified: boolean
  /** Whether there is one to change; without it codes alone open the account. */
  hasPassword: boolean
  name: string
  phone: string
  company: string
  country: string
}
