/** Lifetimes of sessions and rules for passwords. Decisions, section 9. */
export const TOKEN_LIFETIME_MINUTES = 15
export const TOKEN_REFRESH_DAYS = 7
export const SESSION_ABSOLUTE_DAYS = 30
/** Clients that are not browsers have no binding cookie, so their sessions are short. */
export const UNBOUND_SESSION_MINUTES = 60
/** Within this time, two concurrent refreshes get the same successor token. */
export const TOKEN_SUCCESSOR_SECONDS = 30

export const SIGN_IN_CODE_DIGITS = 6
export const SIGN_IN_CODE_MINUTES = 10
export const SIGN_IN_CODE_ATTEMPTS_MAX = 5
export const EMAIL_VERIFICATION_HOURS = 48
export const PASSWORD_RESET_MINUTES = 60
export const STAFF_LINK_MINUTES = 60

/** How long expired tokens and finished e-mail changes, which contain addresses, are retained. */
export const TOKEN_RETENTION_DAYS = 7
export const EMAIL_CHANGE_RETENTION_DAYS = 30

/** Actions that could lose an account require a password or code from the last minutes. */
export const REAUTHENTICATION_MINUTES = 15
/** Both addresses must confirm within this time. */
export const EMAIL_CHANGE_HOURS = 24

export const PASSWORD_LENGTH_MIN = 10
export const PASSWORD_BYTES_MAX = 256
/** The number of informed guesses that a password must resist, as a power of ten. */
export const PASSWORD_GUESSES_POWER_MIN = 8
/** The length required in addition to name, address and the shop’s name. */
export const PASSWORD_OWN_LENGTH_MIN = 6
/** Estimation takes more than linear time, so only the beginning is estimated; the rest can only add strength. */
export const PASSWORD_JUDGED_LENGTH_MAX = 32

export const STAFF_SESSION_IDLE_MINUTES = 30
export const STAFF_SESSION_ABSOLUTE_HOURS = 12
/** Sensitive actions require a second factor from the last minutes. */
export const STAFF_STEP_UP_MINUTES = 15

export const RECOVERY_CODES = 10
/** Digits alone, because phones, Japanese and Korean keyboards type them at once. */
export const RECOVERY_CODE_DIGITS = 12

/** How long a browser has to answer with a passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 10
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_LENGTH_MAX = 60

/** What staff record of a customer. */
export const CUSTOMER_NOTE_LENGTH_MAX = 2000
export const TAG_LENGTH_MAX = 30
export const TAGS_MAX = 10
/** How many tags the list of customers offers as filters, the most frequent first. */
export const TAG_FILTERS_MAX = 12
