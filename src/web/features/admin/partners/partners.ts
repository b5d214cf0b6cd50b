/** What administrators can do with partners and their keys, and what comes back when it is refused. */

const ACTIONS = ['create_partner', 'issue_key', 'revoke_key', 'deactivate_partner'] as const
export type PartnerAction = (typeof ACTIONS)[number]

export const isPartnerAction = (word: string | null): word is PartnerAction =>
  ACTIONS.some((action) => action === word)

export type PartnerField = 'name' | 'contactEmail' | 'scopes'

export type PartnerInput = {
  name: string
  contactEmail: string
  /** The partner or the key it is about; empty where it is about a new one. */
  id: string
  scopes: string[]
  lifeDays: string
}

export type PartnerErrors = {
  kind: 'refused'
  action: PartnerAction
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  errors: readonly { field: PartnerField; isMissing: boolean }[]
  input: PartnerInput
}

/** A key stands in this answer and nowhere else. */
export type PartnerAnswer = PartnerErrors | { kind: 'issued'; secret: string; partnerName: string }

/** The form that a link opened, or that was refused. */
export type OpenFormParam = { action: PartnerAction; id: string }

export function openFormFromUrl(search: URLSearchParams): OpenFormParam | null {
  const action = search.get('form')
  return isPartnerAction(action) ? { action, id: search.get('id') ?? '' } : null
}

export function openForm(
  asked: OpenFormParam | null,
  answer: PartnerAnswer | undefined,
): OpenFormParam | null {
  if (!answer) return asked
  return answer.kind === 'refused' ? { action: answer.action, id: answer.input.id } : null
}
