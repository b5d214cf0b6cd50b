/** What staff can do with the versions of the legal texts, and the errors that come back. */
import type { LegalDocument } from '#domain/legal/version.ts'
import type { Locale } from '#shared/locale.ts'

const ACTIONS = [
  'start_version',
  'save_version_text',
  'move_version',
  'delete_version',
  'publish_version',
  'withdraw_version',
] as const
export type LegalAction = (typeof ACTIONS)[number]

export const isLegalAction = (word: string | null): word is LegalAction =>
  ACTIONS.some((action) => action === word)

export type LegalInput = { document: string; effectiveFrom: string; text: string }

export type LegalErrors = {
  action: LegalAction
  /** The language it is about, where it is about one. */
  locale: Locale | null
  /** A problem's; `null` when only a field is wrong. */
  code: string | null
  errors: ('effectiveFrom' | 'text')[]
  input: LegalInput
  revision: string
}

/** The public page of each document. The terms of sale are on the page of the terms. */
export const PAGE_OF = {
  sale: '/terms-of-service',
  service: '/terms-of-service',
  privacy: '/privacy-policy',
} as const satisfies Record<LegalDocument, string>
