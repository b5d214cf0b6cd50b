/** Retention and size limit of drafts. */

/** Days without a change after which a draft is purged. */
export const ORDER_DRAFT_DAYS = 60

/** A draft of two hundred packages stays below it. */
export const DRAFT_BYTES_MAX = 48 * 1024

/** Unanswered saves that the next one names: the one in progress, and that of a page that was hidden and then left. */
export const UNANSWERED_MAX = 2
