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
