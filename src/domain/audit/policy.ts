export const AUDIT_PAGE_ENTRIES = 50
/** How many of the newest entries a file has. */
export const ACTIVITY_FILE_ENTRIES_MAX = 5_000
/** Length to which lists shorten a text; the entry stores it whole. */
export const AUDIT_TEXT_SHOWN_MAX = 400
/** Limit of the list of own sign-ins. */
export const SIGN_INS_SHOWN_MAX = 20
/** Retention of access entries in days. */
export const ACCESS_LOG_DAYS = 180
/** Maximum length of the detail of a refusal. */
export const ACCESS_DETAIL_LENGTH_MAX = 120
/** Maximum number of rows in a personal data export. */
export const ACCOUNT_ACCESS_MAX = 10_000
