import type { LocalizedText } from '#shared/locale.ts'

export type Press = {
  email: string
  telephone: string
  /** The year of founding; empty where the setting has none. */
  founded: string
  names: { slug: string; name: LocalizedText }[]
}
