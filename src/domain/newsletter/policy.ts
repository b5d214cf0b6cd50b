/** How long the link that confirms a subscription works, in days. Decisions, section 3. */
export const CONFIRM_DAYS = 7
export const SEARCH_LENGTH_MAX = 100
