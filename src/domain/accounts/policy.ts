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
export const SIGN_IN_CODE_ATTEMPTS_MAX = 5
export const EMAIL_VERIFICATION_HOURS = 48
export const PASSWORD_RESET_MINUTES = 60
export const STAFF_LINK_MINUTES = 60

/** After its end a code or link is only a trace; wishes for another address hold addresses. */
export const TOKEN_RETENTION_DAYS = 7
export const EMAIL_CHANGE_RETENTION_DAYS = 30

/** Steps that could cost somebody the account want a password or a code of the last minutes. */
export const REAUTHENTICATION_MINUTES = 15
/** Both addresses have to answer within this time. */
export const EMAIL_CHANGE_HOURS = 24

export const PASSWORD_LENGTH_MIN = 10
export const PASSWORD_BYTES_MAX = 256
/** A password must stand this many guesses of somebody who knows what people choose, as a power of ten. */
export const PASSWORD_GUESSES_POWER_MIN = 8
/** What must be left of it beside name, address and the shop’s name. */
export const PASSWORD_OWN_LENGTH_MIN = 6
/** Judging costs more than linear time: the beginning is judged, and what follows can only help. */
export const PASSWORD_JUDGED_LENGTH_MAX = 32

export const STAFF_SESSION_IDLE_MINUTES = 30
export const STAFF_SESSION_ABSOLUTE_HOURS = 12
/** Money and keys want a one-time password of the last minutes, whoever sits at the desk by now. */
export const STAFF_STEP_UP_MINUTES = 15
