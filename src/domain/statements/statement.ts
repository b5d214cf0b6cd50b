/** A parsed bank statement, and the errors of an invalid file. Decisions, section 12. */
import { isAmong } from '#shared/is-among.ts'

export const STATEMENT_FORMATS = ['csv', 'zengin'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

export const ENCODINGS = ['utf-8', 'shift_jis'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** `proposed` needs a confirmation, `queued` a decision, `confirmed` waits for the background job; the rest is final. */
export const ROW_STATES = ['proposed', 'queued', 'confirmed', 'recorded', 'ignored'] as const
export type RowState = (typeof ROW_STATES)[number]

export const isRowState = isAmong(ROW_STATES)

/** A credit: money received. */
export type ReadRow = {
  /** Line of the file, from 1. */
  line: number
  /** ISO day. */
  day: string
  amountMinor: number
  /** The payer, as far as the statement names one. */
  payer: string
  /** The full description of the statement. */
  text: string
  /** The credited account, where the file names it. */
  account: string | null
  /** The bank's identifier: its inquiry number, or the balance after the row. */
  reference: string | null
}

/** A reversal. */
export type CanceledRow = Pick<ReadRow, 'day' | 'amountMinor' | 'payer' | 'account'> & {
  /** The reversed row of the same file; `null` when it is in an earlier file. */
  of: ReadRow | null
}

export type ReadStatement = {
  format: StatementFormat
  /** Without reversed rows. */
  rows: ReadRow[]
  canceled: CanceledRow[]
  /** The number of rows that are no credits. */
  otherCount: number
}

/** Columns by index, from 0. */
export type SelectedColumns = { day: number; amount: number; text: number }

/** The beginning of a file whose columns could not be detected. */
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
  /** Line of the error; `null` when it concerns the whole file. */
  line: number | null
  /** The value found and the value expected. */
  found?: string
  expected?: string
}

export type StatementError =
  | PlainError
  /** `misread`: the mismatch with the columns selected by staff; `null` before a selection. */
  | { code: 'columns'; sample: ColumnSample; misread: PlainError | null }

/** Values of the file are quoted with a few characters only. */
export const quoted = (text: string): string => text.trim().slice(0, 40)
