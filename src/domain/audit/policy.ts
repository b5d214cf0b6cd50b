/** How much of the log is read at once. */
export const AUDIT_PAGE_ENTRIES = 50
/** Of each text in an entry, as lists show it: texts of editors are kept whole. */
export const AUDIT_TEXT_SHOWN_MAX = 400
/** Of one's own sign-ins. */
export const SIGN_INS_SHOWN_MAX = 20
/** Sign-ins and refusals are forgotten after so many days. */
export const ACCESS_LOG_DAYS = 180
/** Of what was refused, as a row tells it. */
export const ACCESS_DETAIL_LENGTH_MAX = 120
/** As many rows as one person is given with their own data. */
export const ACCOUNT_ACCESS_MAX = 10_000
