/** How long a draft is kept with an account, and how large it may be. */

/** After so many days in which nobody touched it, it is forgotten. */
export const ORDER_DRAFT_DAYS = 60

/** A draft of two hundred packages stays below it. */
export const DRAFT_BYTES_MAX = 48 * 1024
