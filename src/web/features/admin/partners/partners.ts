/** What administrators can do with partners and their keys, and what comes back. */
import type { ActionErrors, FieldError } from '../forms/action.ts'

export const PARTNER_ACTIONS = [
  'create_partner',
  'issue_key',
  'pause_key',
  'resume_key',
  'revoke_key',
  'deactivate_partner',
] as const
export type PartnerAction = (typeof PARTNER_ACTIONS)[number]

export const PARTNER_FIELDS = ['name', 'contactEmail', 'scopes', 'origins'] as const
export type PartnerFieldError = FieldError<(typeof PARTNER_FIELDS)[number], 'missing' | 'invalid'>

export type PartnerInput = {
  name: string
  contactEmail: string
  /** The partner or the key it is about; empty where it is about a new one. */
  id: string
  scopes: string[]
  lifeDays: string
  /** Separated by spaces. */
  origins: string
}

export type PartnerErrors = ActionErrors<PartnerAction, PartnerInput, PartnerFieldError>

/** A key is in this answer and nowhere else. */
export type PartnerAnswer = PartnerErrors | { kind: 'issued'; secret: string; partnerName: string }

export const SHOWN_PARTNERS = ['active', 'ended'] as const
export type ShownPartners = (typeof SHOWN_PARTNERS)[number]
