import type { Telephone } from '#domain/addresses/phone-number.ts'
import type { LocalizedText } from '#shared/locale.ts'

export type Press = {
  email: string
  telephone: Telephone | null
  /** The year of founding; empty where the setting has none. */
  founded: string
  names: { slug: string; name: LocalizedText }[]
}
