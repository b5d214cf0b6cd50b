/** A bank statement as it is read, and what may be wrong with a file that claims to be one. Decisions, section 12. */

export const STATEMENT_FORMATS = ['csv', 'zengin'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

export const ENCODINGS = ['utf-8', 'shift_jis'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** `proposed` waits for one press, `queued` for a decision, `confirmed` for the work in the background; the rest is over. */
export const ROW_STATES = ['proposed', 'queued', 'confirmed', 'recorded', 'ignored'] as const
export type RowState = (typeof ROW_STATES)[number]

export const isRowState = (word: unknown): word is RowState =>
  ROW_STATES.some((state) => state === word)

/** Money that came in. */
export type ReadRow = {
  /** Of the file, from 1. */
  line: number
  /** ISO day. */
  day: string
  amountMinor: number
  /** Who paid, as well as the statement tells. */
  payer: string
  /** Everything the statement says of it. */
  text: string
  /** Which account it came to, where the file says so. */
  account: string | null
  /** What the bank tells it apart by: its inquiry number, or the balance after it. */
  reference: string | null
}

/** Money that the bank took back again. */
export type CanceledRow = Pick<ReadRow, 'day' | 'amountMinor' | 'payer' | 'account'> & {
  /** The row of the same file that it takes back; `null` when an earlier file told of it. */
  of: ReadRow | null
}

export type ReadStatement = {
  format: StatementFormat
  /** Without those that were taken back. */
  rows: ReadRow[]
  canceled: CanceledRow[]
  /** Rows that are no money coming in. */
  otherCount: number
}

/** Which column of a file holds what, from 0. */
export type SelectedColumns = { day: number; amount: number; text: number }

/** The beginning of a file whose columns nobody could tell. */
export type ColumnSample = { labels: string[]; rows: string[][] }

const ERROR_CODES = [
  'empty',
  'too_large',
  'spreadsheet',
  'not_text',
  'nul',
  'encoding',
  'mixed',
  'quote',
  'too_many_rows',
  'no_table',
  'no_rows',
  'day',
  'day_ahead',
  'amount',
  'zengin_kind',
  'zengin_length',
  'zengin_order',
  'zengin_number',
  'zengin_count',
  'zengin_sum',
  'zengin_end',
] as const

type ErrorCode = (typeof ERROR_CODES)[number]

type PlainError = {
  code: ErrorCode
  /** Where it is; `null` when it is the file as a whole. */
  line: number | null
  /** What stands there, and what should. */
  found?: string
  expected?: string
}

export type StatementError =
  | PlainError
  /** `misread`: what does not fit the columns that somebody chose; `null` before anybody did. */
  | { code: 'columns'; sample: ColumnSample; misread: PlainError | null }

/** What stands in a file is told again in a few characters only. */
export const quoted = (text: string): string => text.trim().slice(0, 40)
