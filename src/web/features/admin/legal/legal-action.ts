/** What staff can do with the versions of the legal texts, and the errors that come back. */
import type { LegalDocument } from '#domain/legal/version.ts'
import type { Locale } from '#shared/locale.ts'

import type { ActionErrors, ActionInput, FieldError } from '../forms/action.ts'

export const LEGAL_ACTIONS = [
  'start_version',
  'save_version',
  'delete_version',
  'publish_version',
  'withdraw_version',
] as const
export type LegalAction = (typeof LEGAL_ACTIONS)[number]

export const textField = (locale: Locale) => `text_${locale}` as const
export type LegalField = 'effectiveFrom' | ReturnType<typeof textField>
export type LegalFieldError = FieldError<LegalField, 'invalid'>

/** The input names the document that a new version is of. */
export type LegalErrors = ActionErrors<LegalAction, ActionInput, LegalFieldError>

/** The button of the draft's form that saves it and asks about publishing. */
export const NEXT_FIELD = 'next'

/** The public page of each document. The terms of sale are on the page of the terms. */
export const PAGE_OF = {
  sale: '/terms-of-service',
  service: '/terms-of-service',
  privacy: '/privacy-policy',
} as const satisfies Record<LegalDocument, string>
