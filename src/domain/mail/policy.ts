/** How often a letter is tried before staff must look: with growing pauses, more than a week. */
export const MAIL_TRIES_MAX = 40
