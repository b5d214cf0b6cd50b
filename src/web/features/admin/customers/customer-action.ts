import type { ActionErrors } from '../forms/action.ts'

export const CUSTOMER_ACTIONS = [
  'note_customer',
  'tag_customer',
  'revoke_customer_session',
  'revoke_customer_sessions',
  'export_customer',
  'remove_customer',
] as const
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number]
export type CustomerErrors = ActionErrors<CustomerAction>
