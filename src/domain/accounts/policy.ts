/** How long sign-ins live and what a password must be. Decisions, section 9. */
export const TOKEN_LIFETIME_MINUTES = 15
export const TOKEN_REFRESH_DAYS = 7
export const SESSION_ABSOLUTE_DAYS = 30
/** A client that is no browser has no binding cookie, so its session is short. */
export const UNBOUND_SESSION_MINUTES = 60
/** Two tabs that refresh at once get the same successor within this time. */
export const TOKEN_SUCCESSOR_SECONDS = 30

export const SIGN_IN_CODE_DIGITS = 6
export const SIGN_IN_CODE_MINUTES = 10
export const SIGN_IN_CODE_TRIES_MAX = 5
export const PROVE_ADDRESS_HOURS = 48
export const PASSWORD_RESET_MINUTES = 60
export const STAFF_LINK_MINUTES = 60

export const PASSWORD_LENGTH_MIN = 10
export const PASSWORD_BYTES_MAX = 256

export const STAFF_SESSION_IDLE_MINUTES = 30
export const STAFF_SESSION_ABSOLUTE_HOURS = 12
