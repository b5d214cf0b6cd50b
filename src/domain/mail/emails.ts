/** Every e-mail the shop sends, with what it needs beyond what the database tells when it is sent. */
export type EmailPayloads = {
  sign_in_code: { code: string; minutes: number }
  verify_email: { token: string }
  account_exists: Record<string, never>
  password_reset: { token: string }
  account_missing: Record<string, never>
  staff_sign_in: { token: string; minutes: number }
  staff_invitation: { token: string; minutes: number; role: 'staff' | 'administrator' }
  staff_role_changed: { role: 'staff' | 'administrator' }
  staff_removed: Record<string, never>
  /** One-time passwords are set up anew, by this link. */
  staff_device_reset: { token: string; minutes: number }
  staff_sessions_ended: Record<string, never>
  order_received: { orderId: string }
  bank_instructions: { orderId: string }
  payment_received: { orderId: string }
  order_confirmed: { orderId: string }
  order_shipped: { orderId: string }
  order_lapsed: { orderId: string }
  order_canceled: { orderId: string }
  transfer_reminder: { orderId: string; round: 1 | 2 }
  transfer_short: { orderId: string; receivedMinor: number; missingMinor: number }
  transfer_excess: { orderId: string; excessMinor: number }
  deadline_extended: { orderId: string }
  /** The money came when the order had ended: it goes back. */
  refund_due: { orderId: string }
  refund_sent: {
    orderId: string
    refundId: string
    amountMinor: number
    method: 'card' | 'bank_transfer'
    /** Whether nothing of what was paid remains with the shop. */
    isWhole: boolean
  }
  order_delivered: { orderId: string }
  /** To an address that staff put right: where the order's state is seen. */
  order_link: { orderId: string }
  /** To the address that an order had until staff changed it. `newEmail` is masked. */
  order_email_changed: { orderId: string; newEmail: string }
  /** To the company, about an order that a person must look at. */
  order_needs_review: { orderId: string; reason: string }
  /** To the company. `dueAt` is an ISO moment; `null` where the processor names none. */
  dispute_opened: { orderId: string; disputeId: string; amountMinor: number; dueAt: string | null }
  /** To staff: the last good backup is too old, or there is none. `lastVerifiedAt` is an ISO moment. */
  backup_overdue: { lastVerifiedAt: string | null; problem: string | null }
  /** By a link that was mailed, or by somebody who was signed in. E-mails of older versions say nothing and were by link. */
  password_changed: { by?: 'link' | 'session' }
  /** To the address in use. `newEmail` is in full: whoever reads it decides about it. */
  email_change_old: { token: string; newEmail: string }
  email_change_new: { token: string }
  /** To a new address that has an account already: nobody is told but its owner. */
  email_change_taken: Record<string, never>
  /** To both addresses. `newEmail` is masked. */
  email_changed: { side: 'old' | 'new'; newEmail: string }
  account_closed: Record<string, never>
  /** A token came back that had been replaced: two hold the session. `client` may be empty. */
  session_reused: { client: string }
  contact_notice: {
    topic: 'general' | 'signage'
    name: string
    email: string
    company: string
    subject: string
    message: string
    /** Of the writer, as a language tag. */
    language: string
    isVerified: boolean
  }
  contact_received: Record<string, never>
  /** The text is a person's; what it answers stands below it. `writtenAt` is an ISO moment. */
  contact_reply: { name: string; text: string; subject: string; message: string; writtenAt: string }
  newsletter_confirm: { token: string; days: number }
}

export type EmailKind = keyof EmailPayloads

/** E-mails to the company itself. */
const NOTICES: readonly EmailKind[] = ['order_needs_review', 'dispute_opened', 'contact_notice']

/** E-mails that go where they went before, whatever address the order has by now. */
export const staysWithReader = (kind: string): boolean =>
  kind === 'order_email_changed' || NOTICES.some((notice) => notice === kind)

/** E-mails with a code or a link in them that opens something: once they have left the house nobody may read them here. */
const SECRET_EMAILS: readonly EmailKind[] = [
  'sign_in_code',
  'verify_email',
  'password_reset',
  'staff_sign_in',
  'staff_invitation',
  'staff_device_reset',
  'newsletter_confirm',
  'email_change_old',
  'email_change_new',
]

export const isSecretEmail = (kind: string): boolean =>
  SECRET_EMAILS.some((secret) => secret === kind)
