/**
 * What staff do only with a one-time password of the last minutes: a console left open must not move money or hand
 * out keys. Roles, and what is kept of a customer, are among them. Decisions, sections 2 and 9.
 */
const SENSITIVE_ACTIONS = [
  'record_transfer',
  'return_money',
  'partner_keys',
  'webhook_secrets',
  'change_prices',
  'export_orders',
  'export_labels',
  'export_subscribers',
  'staff_access',
  'customer_export',
  'customer_removal',
  'change_bank_account',
  'change_invoice_number',
  'publish_legal_text',
] as const

export type SensitiveAction = (typeof SENSITIVE_ACTIONS)[number]

export const isSensitiveAction = (word: unknown): word is SensitiveAction =>
  SENSITIVE_ACTIONS.some((step) => step === word)
