/** Parses a bank's CSV file into credits. The first invalid line aborts. */
import { type CsvLine, guessSeparator, parseCsvLines } from '#shared/csv.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { bankAmount } from './bank-amount.ts'
import { bankDay, isTooFarAhead } from './bank-day.ts'
import { type Columns, findColumns, selectedColumns } from './find-columns.ts'
import { STATEMENT_ROWS_MAX } from './policy.ts'
import {
  type ColumnSample,
  quoted,
  type ReadRow,
  type ReadStatement,
  type SelectedColumns,
  type StatementError,
} from './statement.ts'

const TEXT_LENGTH_MAX = 300
const PAYER_LENGTH_MAX = 80
const SAMPLE_ROWS = 6

/** Words before the payer's name in the description: the kind of transfer. */
const HOW =
  /^(振込入金|振込|振り込み|フリコミ|フリコミニユウキン|入金|他行|電信)+\d?(?=[\s*:：-]|$)[\s*:：-]*/
/** Closing lines of some files. */
const FOOT = /(合計|総計|以上|件数|残高|TOTAL)/i

type Read = { selected: SelectedColumns | null; today: string }

export function readCsv(
  text: string,
  { selected, today }: Read,
): Result<ReadStatement, StatementError> {
  const split = filledLines(text)
  if (!split.ok) return split
  const lines = split.value
  const cells = lines.map((line) => line.cells)
  if (Math.max(...cells.map((row) => row.length)) < 2) return fail({ code: 'no_table', line: 1 })

  const columns = selected ? selectedColumns(cells, selected) : findColumns(cells)
  if (columns === null) return fail({ code: 'columns', sample: sampleOf(cells), misread: null })
  if (selected && selected.day === selected.amount) {
    // A date without its slashes would be read as millions.
    const found = quoted(cells[columns.skip]?.[selected.amount] ?? '')
    const misread = { code: 'amount', line: columns.skip + 1, found } as const
    return fail({ code: 'columns', sample: sampleOf(cells), misread })
  }
  const read = readRows(lines, columns, today)
  if (read.ok || !selected || read.error.code === 'columns') return read
  return fail({ code: 'columns', sample: sampleOf(cells), misread: read.error })
}

/** Skips blank lines; stops one line above the limit. */
function filledLines(text: string): Result<CsvLine[], StatementError> {
  const lines: CsvLine[] = []
  for (const read of parseCsvLines(text, guessSeparator(text))) {
    if (read.quotes === 'open') return fail({ code: 'quote', line: read.line })
    if (read.cells.some((cell) => cell.trim() !== '')) lines.push(read)
    if (lines.length > STATEMENT_ROWS_MAX) return fail({ code: 'too_many_rows', line: read.line })
  }
  return ok(lines)
}

function readRows(
  lines: readonly CsvLine[],
  columns: Columns,
  today: string,
): Result<ReadStatement, StatementError> {
  const rows: ReadRow[] = []
  let otherCount = 0
  for (const line of lines.slice(columns.skip)) {
    const row = readRow(line, columns, today)
    if (!row.ok) return row
    if (row.value === 'foot') continue
    if (row.value === 'other') otherCount += 1
    else rows.push(row.value)
  }
  if (rows.length === 0 && otherCount === 0) return fail({ code: 'no_rows', line: null })
  return ok({ format: 'csv', rows, canceled: [], otherCount })
}

function readRow(
  { line, cells }: CsvLine,
  columns: Columns,
  today: string,
): Result<ReadRow | 'other' | 'foot', StatementError> {
  const dayInput = dayText(cells, columns.day)
  const day = bankDay(dayInput)
  if (day === null) {
    const isFoot = columns.day.every((column) => !cells[column]?.trim()) || FOOT.test(cells.join())
    return isFoot && FOOT.test(cells.join())
      ? ok('foot')
      : fail({ code: 'day', line, found: quoted(dayInput) })
  }
  if (isTooFarAhead(day, today)) return fail({ code: 'day_ahead', line, found: quoted(dayInput) })

  const amountInput = cells[columns.amount] ?? ''
  const amount = bankAmount(amountInput)
  if (amount === null) return fail({ code: 'amount', line, found: quoted(amountInput) })
  if (amount <= 0 || !isIncoming(cells, columns)) return ok('other')

  const text = oneLine(columns.text.map((column) => cells[column] ?? '').join(' '))
  const named = columns.payer === null ? '' : oneLine(cells[columns.payer] ?? '')
  const payer = (named || text.replace(HOW, '') || text).slice(0, PAYER_LENGTH_MAX)
  const told = { line, day, amountMinor: amount, payer, text: text.slice(0, TEXT_LENGTH_MAX) }
  return ok({ ...told, account: null, reference: balanceIn(cells, columns) })
}

function balanceIn(cells: readonly string[], { balance }: Columns): string | null {
  const input = balance === null ? '' : (cells[balance] ?? '').trim()
  const amount = input === '' ? null : bankAmount(input)
  return amount === null ? null : String(amount)
}

const dayText = (cells: readonly string[], day: readonly number[]): string =>
  day.map((column) => cells[column]?.trim() ?? '').join('/')

const isIncoming = (cells: readonly string[], { mark }: Columns): boolean =>
  mark === null || /^(入|預|受|貸|CR|1$)/i.test((cells[mark] ?? '').normalize('NFKC').trim())

/** Removes control characters and bidirectional marks. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u3000]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

function sampleOf(cells: readonly string[][]): ColumnSample {
  const width = Math.min(20, Math.max(...cells.map((row) => row.length)))
  const row = (one: readonly string[]) =>
    Array.from({ length: width }, (_, column) => quoted(one[column] ?? ''))
  const [labels = [], ...rows] = cells.slice(0, SAMPLE_ROWS).map(row)
  return { labels, rows }
}
