import type { StaffRole } from '#domain/accounts/role.ts'

/** Every kind of e-mail, with the payload that can't be read from the database at sending time. */
export type EmailPayloads = {
  sign_in_code: { code: string; minutes: number }
  verify_email: { token: string }
  account_exists: Record<string, never>
  password_reset: { token: string }
  account_missing: Record<string, never>
  staff_sign_in: { token: string; minutes: number }
  staff_invitation: { token: string; minutes: number; role: StaffRole }
  staff_role_changed: { role: StaffRole }
  staff_removed: Record<string, never>
  /** The link enrols a new device for one-time passwords. */
  staff_device_reset: { token: string; minutes: number }
  staff_sessions_ended: Record<string, never>
  /** To staff whose own ways to sign in changed. `left`: recovery codes that still work. */
  staff_sign_in_changed:
    | { change: 'recovery_codes_made' }
    | { change: 'recovery_code_used'; left: number }
    | { change: 'passkey_added' | 'passkey_removed'; name: string }
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
  /** The money arrived after the order had ended and is refunded. */
  refund_due: { orderId: string }
  refund_sent: {
    orderId: string
    refundId: string
    amountMinor: number
    method: 'card' | 'bank_transfer'
    /** Whether the whole payment has been refunded. */
    isWhole: boolean
  }
  replacement_opened: { orderId: string; replacementId: string }
  replacement_shipped: { orderId: string; replacementId: string }
  replacement_canceled: { orderId: string; replacementId: string }
  order_delivered: { orderId: string }
  /** To an address that staff corrected: a link to the order's status. */
  order_link: { orderId: string }
  /** To the address that an order had until staff changed it. `newEmail` is masked. */
  order_email_changed: { orderId: string; newEmail: string }
  /** To the company: staff must review an order. */
  order_needs_review: { orderId: string; reason: string }
  /** To the company. `dueAt` is an ISO moment; `null` where the processor names none. */
  dispute_opened: { orderId: string; disputeId: string; amountMinor: number; dueAt: string | null }
  /** To staff: the last good backup is too old, or there is none. `lastVerifiedAt` is an ISO moment. */
  backup_overdue: { lastVerifiedAt: string | null; problem: string | null }
  /** To staff: cartridges that run low since the last such e-mail. `knownCount`: of those named before. */
  stock_low: {
    lines: { serial: string; kind: string; name: string; free: number }[]
    knownCount: number
  }
  /** By a link in an e-mail or by a signed-in customer. */
  password_changed: { by: 'link' | 'session' }
  /** To the current address. `newEmail` is unmasked, because the recipient decides about it. */
  email_change_old: { token: string; newEmail: string }
  email_change_new: { token: string }
  /** To a new address that already has an account: only its owner learns of it. */
  email_change_taken: Record<string, never>
  /** To both addresses. `newEmail` is masked. */
  email_changed: { side: 'old' | 'new'; newEmail: string }
  account_closed: Record<string, never>
  /** A replaced refresh token was used again: two clients share the session. `client` may be empty. */
  session_reused: { client: string }
  contact_notice: {
    topic: 'general' | 'signage'
    name: string
    email: string
    company: string
    subject: string
    message: string
    /** The sender's language tag. */
    language: string
    isVerified: boolean
  }
  contact_received: Record<string, never>
  /** The reply of a staff member, with the message it answers below it. `writtenAt` is an ISO moment. */
  contact_reply: { name: string; text: string; subject: string; message: string; writtenAt: string }
  newsletter_confirm: { token: string; days: number }
  /** `name` is in the recipient's language. `requestedAt` is an ISO moment. */
  scent_back: { serial: string; kind: string; name: string; requestedAt: string }
}

export type EmailKind = keyof EmailPayloads
/** `withdrawn`: staff stopped it before it left. */
export type EmailState = 'queued' | 'sent' | 'failed' | 'withdrawn'

type Traits = {
  /** It holds a code or a link that opens something: once it has been sent, no one may read it here. */
  isSecret?: true
  /** It is about the account and nothing else: erased with the account. */
  isAboutAccount?: true
  /** Sent again, it goes to the same address, whatever address the order has by now. */
  hasFixedRecipient?: true
  /** It is not sent once the order no longer waits for a transfer. */
  asksForTransfer?: true
  /** Caused by staff it waits, so that they can undo the step (decision 0057). */
  waitsForUndo?: true
}

const TRAITS: Readonly<Record<EmailKind, Traits>> = {
  sign_in_code: { isSecret: true, isAboutAccount: true },
  verify_email: { isSecret: true, isAboutAccount: true },
  account_exists: { isAboutAccount: true },
  password_reset: { isSecret: true, isAboutAccount: true },
  account_missing: { isAboutAccount: true },
  staff_sign_in: { isSecret: true },
  staff_invitation: { isSecret: true },
  staff_role_changed: {},
  staff_removed: {},
  staff_device_reset: { isSecret: true },
  staff_sessions_ended: {},
  staff_sign_in_changed: {},
  order_received: {},
  bank_instructions: { asksForTransfer: true },
  payment_received: { waitsForUndo: true },
  order_confirmed: { waitsForUndo: true },
  order_shipped: { waitsForUndo: true },
  order_lapsed: {},
  order_canceled: { waitsForUndo: true },
  transfer_reminder: { asksForTransfer: true },
  transfer_short: { asksForTransfer: true, waitsForUndo: true },
  transfer_excess: { waitsForUndo: true },
  deadline_extended: { asksForTransfer: true, waitsForUndo: true },
  refund_due: {},
  refund_sent: { waitsForUndo: true },
  replacement_opened: { waitsForUndo: true },
  replacement_shipped: { waitsForUndo: true },
  replacement_canceled: { waitsForUndo: true },
  order_delivered: { waitsForUndo: true },
  order_link: {},
  order_email_changed: { hasFixedRecipient: true },
  order_needs_review: { hasFixedRecipient: true },
  dispute_opened: { hasFixedRecipient: true },
  backup_overdue: {},
  stock_low: {},
  password_changed: { isAboutAccount: true },
  email_change_old: { isSecret: true, isAboutAccount: true },
  email_change_new: { isSecret: true, isAboutAccount: true },
  email_change_taken: { isAboutAccount: true },
  email_changed: { isAboutAccount: true },
  account_closed: {},
  session_reused: { isAboutAccount: true },
  contact_notice: { hasFixedRecipient: true },
  contact_received: {},
  contact_reply: { waitsForUndo: true },
  newsletter_confirm: { isSecret: true, isAboutAccount: true },
  scent_back: { isAboutAccount: true },
}

export const isEmailKind = (kind: string): kind is EmailKind => Object.hasOwn(TRAITS, kind)

export const EMAIL_KINDS: readonly EmailKind[] = Object.keys(TRAITS).filter(isEmailKind)

const has = (kind: string, trait: keyof Traits): boolean =>
  isEmailKind(kind) && TRAITS[kind][trait] === true

export const isSecretEmail = (kind: string): boolean => has(kind, 'isSecret')
export const isAboutAccount = (kind: string): boolean => has(kind, 'isAboutAccount')
export const hasFixedRecipient = (kind: string): boolean => has(kind, 'hasFixedRecipient')
export const waitsForUndo = (kind: string): boolean => has(kind, 'waitsForUndo')
export const asksForTransfer = (kind: string): boolean => has(kind, 'asksForTransfer')
