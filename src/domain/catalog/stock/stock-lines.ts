/** Parses a delivery that was typed or pasted from a spreadsheet: a code and a number per line. */
import { normalSerial } from '../serial.ts'
import { STOCK_QUANTITY_MAX } from './stock-reasons.ts'

/** @internal */
export const STOCK_LINES_MAX = 300
const STOCK_TEXT_LENGTH_MAX = 20_000

/** `code` without the blanks and dashes of a label, as the lookup key. */
export type StockLine = { code: string; input: string; quantity: number }
export type StockLineError = { line: number; code: 'unreadable' | 'twice' | 'too_many' }

/** Codes as on the box, in any width and case; a comma, a tab or blanks before the number. */
export function readStockLines(text: string): { lines: StockLine[]; errors: StockLineError[] } {
  const lines: StockLine[] = []
  const errors: StockLineError[] = []
  for (const [at, input] of text.slice(0, STOCK_TEXT_LENGTH_MAX).split(/\r?\n/).entries()) {
    if (input.trim() === '') continue
    const line = readLine(input)
    const isKnown = lines.some(({ code }) => code === line?.code)
    if (line === null) errors.push({ line: at + 1, code: 'unreadable' })
    else if (isKnown) errors.push({ line: at + 1, code: 'twice' })
    else lines.push(line)
  }
  if (lines.length > STOCK_LINES_MAX) errors.push({ line: STOCK_LINES_MAX + 1, code: 'too_many' })
  return { lines, errors }
}

function readLine(input: string): StockLine | null {
  const match = /^(.*[^\s,;])[\s,;]+(\d{1,6})$/u.exec(input.normalize('NFKC').trim())
  if (!match) return null

  const [, code = '', number = ''] = match
  const quantity = Number(number)
  const isQuantity = quantity >= 1 && quantity <= STOCK_QUANTITY_MAX
  return isQuantity ? { code: normalSerial(code), input: code, quantity } : null
}
