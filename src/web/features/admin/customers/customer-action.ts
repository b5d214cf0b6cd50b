export const CUSTOMER_ACTIONS = [
  'revoke_customer_session',
  'revoke_customer_sessions',
  'export_customer',
  'remove_customer',
] as const
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number]
