/** Comma-separated values (RFC 4180): reads tables of text, and writes tables that are safe to open in a spreadsheet. */
import { invariant } from './result.ts'

type Cell = string | number | null
type Rows = readonly (readonly Cell[])[]

export type CsvLine = {
  /** Of the file, counted from 1; line ends inside quotes count. */
  line: number
  cells: string[]
  /** `open`: a quote is never closed. `stray`: text before or after the quotes of a cell. */
  quotes: 'well_formed' | 'open' | 'stray'
}

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF'

const SEPARATORS = [',', '\t', ';'] as const

/** What a spreadsheet computes, or drops before it computes what follows: half, full and small forms. */
const FORMULA_START = /^[=+\-@＝＋－＠﹦﹢﹣﹫−]/u
/** Blanks, controls and characters without width, which some programs skip before they look. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}\p{Zs}]+/u
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u

/** Each line as a record by the names of the header. Throws when the file breaks the format. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = [...parseCsvLines(text.replace(/^\uFEFF/, ''))].map(wellFormed)
  invariant(header, 'a file of comma-separated values has a header')
  const names = header.cells
  invariant(new Set(names).size === names.length, 'no column has the name of another')

  return rows.map(({ line, cells }) => {
    const count = `line ${line} has ${names.length} cells like the header, not ${cells.length}`
    invariant(cells.length === names.length, count)
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']))
  })
}

/** One line at a time, blank ones too, so that the caller can stop. */
export function* parseCsvLines(text: string, separator = ','): Generator<CsvLine> {
  let at = 0
  for (let line = 1; at < text.length; ) {
    const from = at
    const cells: string[] = []
    let quotes: CsvLine['quotes'] = 'well_formed'
    for (let isLast = false; !isLast; ) {
      const cell = readCell(text, at, separator)
      cells.push(cell.value)
      if (cell.quotes !== 'well_formed') quotes = cell.quotes
      isLast = text[cell.end] !== separator
      at = isLast ? cell.end : cell.end + 1
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield { line, cells, quotes }
    line += text.slice(from, at).match(/\r\n|\n|\r/g)?.length ?? 1
  }
}

/** Comma, tab or semicolon: the one that the first lines use most. */
export function guessSeparator(text: string): string {
  const head = text.slice(0, 4_000)
  const counts = SEPARATORS.map((separator) => head.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** A whole file, from the mark to the last line's end. A number stays a number; `null` is an empty cell. */
export const csvText = (rows: Rows): string => BYTE_ORDER_MARK + csvLines(rows)

/** A part of a file, or one that is written in another encoding. */
export const csvLines = (rows: Rows): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

function wellFormed(line: CsvLine): CsvLine {
  invariant(line.quotes === 'well_formed', `line ${line.line} has its quotes around whole cells`)
  return line
}

type ReadCell = { value: string; end: number; quotes: CsvLine['quotes'] }

function readCell(text: string, from: number, separator: string): ReadCell {
  if (text[from] !== '"') {
    const end = endOfCell(text, from, separator)
    const value = text.slice(from, end)
    return { value, end, quotes: value.includes('"') ? 'stray' : 'well_formed' }
  }
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { value: value + text.slice(at), end: text.length, quotes: 'open' }
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') {
      // Text between the closing quote and the separator is left out.
      const end = endOfCell(text, at, separator)
      return { value, end, quotes: end === at ? 'well_formed' : 'stray' }
    }
    value += '"'
    at += 1
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1
  return end
}

const isLineEnd = (character: string | undefined): boolean =>
  character === '\n' || character === '\r'

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = guarded(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An apostrophe makes text of what would be computed; a leading control would hide what comes after it. */
function guarded(text: string): string {
  const bare = text.replace(SKIPPED, '')
  const hides = /^[\p{Cc}\p{Cf}]/u.test(text)
  return hides || FORMULA_START.test(bare) ? `'${text}` : text
}
