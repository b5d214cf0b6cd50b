/** What staff can do with the versions of the legal texts, and the errors that come back. */
import type { LegalDocument } from '#domain/legal/version.ts'

import type { ActionErrors, ActionInput, FieldError } from '../forms/action.ts'

export const LEGAL_ACTIONS = [
  'start_version',
  'save_version_text',
  'move_version',
  'delete_version',
  'publish_version',
  'withdraw_version',
] as const
export type LegalAction = (typeof LEGAL_ACTIONS)[number]

export type LegalFieldError = FieldError<'effectiveFrom' | 'text', 'invalid'>

/** The input names the language or the document that the form is about. */
export type LegalErrors = ActionErrors<LegalAction, ActionInput, LegalFieldError>

/** The public page of each document. The terms of sale are on the page of the terms. */
export const PAGE_OF = {
  sale: '/terms-of-service',
  service: '/terms-of-service',
  privacy: '/privacy-policy',
} as const satisfies Record<LegalDocument, string>
