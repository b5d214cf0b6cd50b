/** How much of the log is read at once. */
export const AUDIT_PAGE_ENTRIES = 50
/** Of one's own sign-ins. */
export const SIGN_INS_SHOWN_MAX = 20
