/** Promises about messages, and their limits. Spec §1, §9. */
export const REPLY_BUSINESS_DAYS = 1
export const MESSAGE_LENGTH_MAX = 5000
export const LINE_LENGTH_MAX = 200
export const REPLY_LENGTH_MAX = 5000
export const NOTE_LENGTH_MAX = 2000
export const SAVED_REPLY_NAME_MAX = 80
export const SAVED_REPLIES_MAX = 100
export const SEARCH_LENGTH_MAX = 100
/** How long a message can be named by its content. */
export const SAME_MESSAGE_MINUTES = 60
