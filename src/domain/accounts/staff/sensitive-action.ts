/**
 * Sensitive actions require step-up authentication, i.e. a second factor from the last minutes: an unattended
 * console must not move money or issue keys. Includes roles and personal data of customers. Decisions, sections 2 and
 * 9.
 */
import { isAmong } from '#shared/is-among.ts'

const SENSITIVE_ACTIONS = [
  'record_transfer',
  'return_money',
  'partner_keys',
  'webhook_secrets',
  'change_prices',
  'export_orders',
  'export_labels',
  'export_subscribers',
  'export_restock_alerts',
  'staff_access',
  'own_sign_in',
  'customer_export',
  'customer_removal',
  'change_bank_account',
  'change_invoice_number',
  'publish_legal_text',
] as const

export type SensitiveAction = (typeof SENSITIVE_ACTIONS)[number]

export const isSensitiveAction = isAmong(SENSITIVE_ACTIONS)
