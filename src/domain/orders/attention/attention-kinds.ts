/** What of the orders waits for a person, sorted by what would settle it. Decisions, sections 7 and 12. */

/** Out of order: the first is the one with the shortest clock. */
export const ORDER_EXCEPTIONS = ['dispute', 'refund', 'review', 'transfer_late'] as const
/** The day's work. */
export const ORDER_WORK = ['confirm', 'ship', 'transfer_due'] as const

const ATTENTION_KINDS = [...ORDER_EXCEPTIONS, ...ORDER_WORK] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** How long before its deadline a transfer is worth a look at the account. */
export const TRANSFER_DUE_DAYS = 3
