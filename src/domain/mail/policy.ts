/** How often an e-mail is tried before staff must look: with growing pauses, for more than two days. */
export const MAIL_ATTEMPTS_MAX = 40
/** The same e-mail leaves the house once within this time, however often staff press the button. */
export const RESEND_PAUSE_SECONDS = 60
/** An e-mail that waits for longer has lost the work that was to send it: it is begun once more. */
export const MAIL_STUCK_HOURS = 24
/** What the console is shown at once: e-mails about one order are a handful, failed ones should be none. */
export const EMAILS_SHOWN_MAX = 100
