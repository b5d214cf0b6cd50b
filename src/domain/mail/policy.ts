/** Attempts before an e-mail is marked as failed: with growing pauses, over more than two days. */
export const MAIL_ATTEMPTS_MAX = 40
/** An e-mail can be resent only once within this time. */
export const RESEND_PAUSE_SECONDS = 60
/** An e-mail queued for longer has lost its job and may be queued again. */
export const MAIL_STUCK_HOURS = 24
/** Upper bound of a list in the console. An order has a handful of e-mails. */
export const EMAILS_SHOWN_MAX = 100
