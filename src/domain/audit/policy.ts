/** How much of the log is read at once. */
export const AUDIT_PAGE_ENTRIES = 50
/** Of each text in an entry, as lists show it: texts of editors are kept whole. */
export const AUDIT_TEXT_SHOWN_MAX = 400
/** Of one's own sign-ins. */
export const SIGN_INS_SHOWN_MAX = 20
