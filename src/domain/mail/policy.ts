/** Attempts before an e-mail is marked as failed: with growing pauses, over more than two days. */
export const MAIL_ATTEMPTS_MAX = 40
/** Pauses between attempts double up to this: 40 attempts outlast a weekend's outage. */
export const MAIL_RETRY_SECONDS_MAX = 7_200
/** A process holds what it took for this long after each renewal (decision 0034). */
export const MAIL_LEASE_SECONDS = 20
/** An e-mail can be resent only once within this time. */
export const RESEND_PAUSE_SECONDS = 60
/** Staff may send an e-mail that has been queued for longer at once. */
export const MAIL_STUCK_HOURS = 24
/** Upper bound of a list in the console. An order has a handful of e-mails. */
export const EMAILS_SHOWN_MAX = 100
