/** Kinds of attention that orders need from staff, by the action that resolves them. Decisions, sections 7 and 12. */

/** Exceptions. The first has the nearest deadline. */
export const ORDER_EXCEPTIONS = ['dispute', 'refund', 'review', 'transfer_late'] as const
/** Daily routine. */
export const ORDER_WORK = ['confirm', 'ship', 'transfer_due'] as const

const ATTENTION_KINDS = [...ORDER_EXCEPTIONS, ...ORDER_WORK] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** Days before a transfer deadline from which staff should check the bank account. */
export const TRANSFER_DUE_DAYS = 3
