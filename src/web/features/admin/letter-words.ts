import type { LetterKind } from '#domain/mail/letters.ts'

/** Every letter has a name: a new one does not compile until it is here. */
const NAMES = {
  sign_in_code: 'admin.letter_sign_in_code',
  prove_address: 'admin.letter_prove_address',
  account_exists: 'admin.letter_account_exists',
  password_reset: 'admin.letter_password_reset',
  account_missing: 'admin.letter_account_missing',
  staff_sign_in: 'admin.letter_staff_sign_in',
  staff_invitation: 'admin.letter_staff_invitation',
  staff_role_changed: 'admin.letter_staff_role_changed',
  staff_removed: 'admin.letter_staff_removed',
  staff_device_reset: 'admin.letter_staff_device_reset',
  staff_sessions_ended: 'admin.letter_staff_sessions_ended',
  order_received: 'admin.letter_order_received',
  bank_instructions: 'admin.letter_bank_instructions',
  payment_received: 'admin.letter_payment_received',
  order_confirmed: 'admin.letter_order_confirmed',
  order_shipped: 'admin.letter_order_shipped',
  order_lapsed: 'admin.letter_order_lapsed',
  order_canceled: 'admin.letter_order_canceled',
  transfer_reminder: 'admin.letter_transfer_reminder',
  transfer_short: 'admin.letter_transfer_short',
  transfer_excess: 'admin.letter_transfer_excess',
  deadline_extended: 'admin.letter_deadline_extended',
  refund_due: 'admin.letter_refund_due',
  refund_sent: 'admin.letter_refund_sent',
  order_delivered: 'admin.letter_order_delivered',
  order_link: 'admin.letter_order_link',
  order_email_changed: 'admin.letter_order_email_changed',
  order_needs_review: 'admin.letter_order_needs_review',
  dispute_opened: 'admin.letter_dispute_opened',
  password_changed: 'admin.letter_password_changed',
  email_change_old: 'admin.letter_email_change_old',
  email_change_new: 'admin.letter_email_change_new',
  email_change_taken: 'admin.letter_email_change_taken',
  email_changed: 'admin.letter_email_changed',
  account_closed: 'admin.letter_account_closed',
  session_reused: 'admin.letter_session_reused',
  contact_notice: 'admin.letter_contact_notice',
  contact_received: 'admin.letter_contact_received',
  contact_reply: 'admin.letter_contact_reply',
  newsletter_confirm: 'admin.letter_newsletter_confirm',
} as const satisfies Record<LetterKind, `admin.letter_${LetterKind}`>

const isNamed = (kind: string): kind is LetterKind => Object.hasOwn(NAMES, kind)

export const letterKey = (kind: string) => (isNamed(kind) ? NAMES[kind] : 'admin.letter_other')
