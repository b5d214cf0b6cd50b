/** Every letter the shop sends, with what it needs beyond what the database tells when it is sent. */
export type Letters = {
  sign_in_code: { code: string; minutes: number }
  prove_address: { token: string }
  account_exists: Record<string, never>
  password_reset: { token: string }
  account_missing: Record<string, never>
  staff_sign_in: { token: string; minutes: number }
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
  /** To the company, about an order that a person must look at. */
  order_needs_review: { orderId: string; reason: string }
  /** To the company. `dueAt` is an ISO moment; `null` where the processor names none. */
  dispute_opened: { orderId: string; disputeId: string; amountMinor: number; dueAt: string | null }
  password_changed: Record<string, never>
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
  newsletter_confirm: { token: string; days: number }
}

export type LetterKind = keyof Letters

/** Letters with a code or a link in them that opens something: once they have left the house nobody may read them here. */
const SECRET_LETTERS: readonly LetterKind[] = [
  'sign_in_code',
  'prove_address',
  'password_reset',
  'staff_sign_in',
  'newsletter_confirm',
]

export const isSecretLetter = (kind: string): boolean =>
  SECRET_LETTERS.some((secret) => secret === kind)
