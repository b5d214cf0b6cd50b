import type { Address } from '#domain/addresses/address.ts'
import { z } from '#shared/schema.ts'
import { PersonName, singleLine } from '#shared/text-schema.ts'

/** What is typed on the account page. Spec §3 lists only the id; the other fields prefill checkout. */
export const ProfileFields = z.strictObject({
  name: PersonName.optional(),
  phone: singleLine(40).optional(),
  company: singleLine(200).optional(),
  department: singleLine(100).optional(),
  country: singleLine(60).optional(),
})
/** `null` removes the delivery address. */
export type ProfileChange = z.infer<typeof ProfileFields> & { address?: Address | null | undefined }

export type ProfileView = {
  id: string
  email: string
  isEmailVerified: boolean
  /** Whether a password is set; otherwise the account is opened by codes only. */
  hasPassword: boolean
  name: string
  phone: string
  company: string
  department: string
  country: string
  /** Where orders are delivered. */
  address: Address | null
}
