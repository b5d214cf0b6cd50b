/** Bounds of what is read from a bank. Decisions, section 12. */
export const STATEMENT_BYTES_MAX = 2 * 1024 * 1024
/** A shop's month; a file that is longer is no statement of this shop. */
export const STATEMENT_ROWS_MAX = 5_000
/** Orders without payment that late money may still be for. */
export const LATE_MONEY_DAYS = 180
/** Shown beside a row that is not sure. */
export const CANDIDATES_MAX = 5
export const IGNORE_REASON_LENGTH_MAX = 200
/** The account that customers transfer to is kept in yen. */
export const STATEMENT_CURRENCY = 'jpy'
/** How long after it came a transfer may be taken back by the bank. */
export const REVERSED_DAYS = 31
/** A transfer that brings about an unexpected error so often goes back to those that a person decides. */
export const ERRORS_MAX = 3
/** The background works every minute: what waits for it longer is stuck. */
export const CONFIRMED_MINUTES_MAX = 10
/** So many rows are compared before whatever else waits has its turn. */
export const ROWS_PER_CHUNK = 250
