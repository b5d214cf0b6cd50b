/** Detects the columns of a statement from the header, otherwise from the content. */
import { bankAmount } from './bank-amount.ts'
import { bankDay } from './bank-day.ts'
import type { SelectedColumns } from './statement.ts'

type Cells = readonly string[]

export type Columns = {
  /** Rows before the first row of the table. */
  skip: number
  /** One column, or three for year, month and day. */
  day: number[]
  /** Credits; with `isSigned`, debits as negative amounts, too. */
  amount: number
  isSigned: boolean
  /** Direction of the amount, where credits and debits share a column. */
  mark: number | null
  /** The payer, where the file has a separate column. */
  payer: number | null
  text: number[]
  /** Balance after each movement; distinguishes rows that are otherwise equal. */
  balance: number | null
}

const HEAD_ROWS = 30
const SAMPLE_ROWS = 60

const WORDS = {
  ignored: /(ID|番号|NO\.?|時刻?|通貨|口座|手形|小切手|未資金化)$/,
  balance: /(残高|現在高|現在.*高|BALANCE)/,
  mark: /(入払|入出金|出入金|受払|貸借|取引)区分$/,
  payer: /(依頼人名?|振込人名?|支払人|PAYER)/,
  text: /(摘要|内容|詳細|明細|備考|メモ|ラベル|名義|取引名|DESCRIPTION|DETAILS?|MEMO|PAYEE)/,
  day: /(年月日|日付|取引日|勘定日|起算日|入金日|取扱日|操作日|^DATE|DATE$|^日$)/,
  both: /(入出金|出入金|^金額|取引金額|^AMOUNT)/,
  out: /(出金|支払|引出|払出|お支払|WITHDRAWAL|DEBIT|PAID OUT)/,
  in: /(入金|預入|預り|預かり|預け|受入|DEPOSIT|CREDIT|PAID IN)/,
} as const

type Word = keyof typeof WORDS

/** `null` when neither header nor content decide it. */
export function findColumns(lines: readonly Cells[]): Columns | null {
  return byHeader(lines) ?? byContent(lines)
}

/** Columns selected by staff; rows before the first date are no data rows. */
export function selectedColumns(lines: readonly Cells[], selected: SelectedColumns): Columns {
  const first = lines.findIndex((cells) => bankDay(cells[selected.day] ?? '') !== null)
  return {
    skip: Math.max(0, first),
    day: [selected.day],
    amount: selected.amount,
    isSigned: true,
    mark: null,
    payer: null,
    text: [selected.text],
    balance: null,
  }
}

function byHeader(lines: readonly Cells[]): Columns | null {
  for (const [row, cells] of lines.slice(0, HEAD_ROWS).entries()) {
    const words = cells.map(wordOf)
    const at = (word: Word) => words.flatMap((one, column) => (one === word ? [column] : []))
    const [deposit] = at('in')
    const [both] = at('both')
    const amount = deposit ?? both
    const day = dayColumns(cells, at('day'))
    if (day === null || amount === undefined) continue

    const mark = deposit === undefined ? (at('mark')[0] ?? null) : null
    // Without a direction a debit would be read as a credit.
    if (deposit === undefined && mark === null && !/(入出金|出入金)/.test(labelOf(cells[amount])))
      continue
    const payer = at('payer')[0] ?? null
    const text = [...at('text'), ...(payer === null ? [] : [payer])].sort((a, b) => a - b)
    const isSigned = deposit === undefined
    const balance = at('balance')[0] ?? null
    return { skip: row + 1, day, amount, isSigned, mark, payer, text, balance }
  }
  return null
}

/** The first match; ignored headers take precedence. */
function wordOf(cell: string): Word | null {
  const label = labelOf(cell)
  const names = Object.keys(WORDS) as Word[] // The keys of the table above.
  return names.find((name) => WORDS[name].test(label)) ?? null
}

const labelOf = (cell = ''): string =>
  cell
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\((円|JPY|年|月|日)\)/g, '')
    .replaceAll(/[\s()「」・]/g, '')

function dayColumns(cells: Cells, days: readonly number[]): number[] | null {
  const part = (unit: string) =>
    days.find((column) => cells[column]?.normalize('NFKC').trim().replace(')', '').endsWith(unit))
  const [year, month, day] = [part('年'), part('月'), part('日')]
  if (year !== undefined && month !== undefined && day !== undefined) return [year, month, day]
  const [first] = days
  return first === undefined ? null : [first]
}

/** The date is the only column of dates; the credit column is the one that explains each row's balance. */
function byContent(lines: readonly Cells[]): Columns | null {
  const width = Math.max(0, ...lines.slice(0, SAMPLE_ROWS).map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const day = columns.find((column) => {
    const filled = lines.slice(0, SAMPLE_ROWS).filter((cells) => cells[column]?.trim())
    return filled.length > 2 && filled.every((cells) => bankDay(cells[column] ?? '') !== null)
  })
  if (day === undefined) return null

  const rows = lines.slice(0, SAMPLE_ROWS)
  const rest = columns.filter((column) => column !== day)
  const isAmount = (column: number) =>
    rows.every((cells) => bankAmount(cells[column] ?? '') !== null) &&
    rows.some((cells) => bankAmount(cells[column] ?? '') !== 0)
  const amounts = rest.filter(isAmount)
  const found = waysToRead(amounts).filter((way) => isBalanced(rows, way))
  const [only] = found
  if (!only || found.length > 1) return null
  const text = rest.filter((column) => !amounts.includes(column))
  const isSigned = only.out === null
  const { in: amount, balance } = only
  return { skip: 0, day: [day], amount, isSigned, mark: null, payer: null, text, balance }
}

type AmountColumns = { in: number; out: number | null; balance: number }

const waysToRead = (amounts: readonly number[]): AmountColumns[] =>
  amounts.flatMap((balance) =>
    amounts
      .filter((column) => column !== balance)
      .flatMap((column) => [
        { in: column, out: null, balance },
        ...amounts
          .filter((other) => other !== balance && other !== column)
          .map((out) => ({ in: column, out, balance })),
      ]),
  )

function isBalanced(rows: readonly Cells[], way: AmountColumns): boolean {
  const amountIn = (cells: Cells, column: number | null) =>
    column === null ? 0 : (bankAmount(cells[column] ?? '') ?? 0)
  const change = (cells: Cells) => amountIn(cells, way.in) - amountIn(cells, way.out)
  const steps = rows.slice(1).map((cells, at) => ({
    forward: amountIn(cells, way.balance) - amountIn(rows[at] ?? [], way.balance) - change(cells),
    backward:
      amountIn(rows[at] ?? [], way.balance) - amountIn(cells, way.balance) - change(rows[at] ?? []),
  }))
  if (steps.length < 2) return false
  return (
    steps.every(({ forward }) => forward === 0) || steps.every(({ backward }) => backward === 0)
  )
}
