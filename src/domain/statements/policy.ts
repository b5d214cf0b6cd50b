/** Limits of an import. Decisions, section 12. */
export const STATEMENT_BYTES_MAX = 2 * 1024 * 1024
/** A month of this shop; a longer file is not its statement. */
export const STATEMENT_ROWS_MAX = 5_000
/** Expired orders that a late transfer may still pay. */
export const LATE_MONEY_DAYS = 180
/** Candidates listed for an inexact match. */
export const CANDIDATES_MAX = 5
export const ORDERS_OF_TRANSFER_MAX = 10
export const IGNORE_REASON_LENGTH_MAX = 200
/** The shop's bank account is in yen. */
export const STATEMENT_CURRENCY = 'jpy'
/** How long after a transfer the bank may reverse it. */
export const REVERSED_DAYS = 31
/** After this many unexpected errors staff decide about a transfer. */
export const ERRORS_MAX = 3
/** The job runs every minute: rows that wait longer are stuck. */
export const CONFIRMED_MINUTES_MAX = 10
/** Rows matched before the event loop continues with other work. */
export const ROWS_PER_CHUNK = 250
