/** Lines of a CSV file become cells. Commas, tabs and semicolons; quotes may hold line ends. */
import { fail, ok, type Result } from '#shared/result.ts'

import type { StatementFault } from './statement.ts'

export type CsvLine = { line: number; cells: string[] }

const SEPARATORS = [',', '\t', ';'] as const

/** Blank lines are left out; `linesMax` more are not read. */
export function splitCsv(text: string, linesMax: number): Result<CsvLine[], StatementFault> {
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let at = 0
  let line = 1
  while (at < text.length) {
    const read = readLine(text, at, separator)
    if (read === null) return fail({ code: 'quote', line })
    if (read.cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells: read.cells })
    if (lines.length > linesMax) return fail({ code: 'too_many_rows', line })
    line += read.height
    at = read.end
  }
  return ok(lines)
}

/** The one that the first lines use most. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4_000)
  const counts = SEPARATORS.map((separator) => head.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

type Line = { cells: string[]; end: number; height: number }

/** `null` when a quote is never closed. */
function readLine(text: string, from: number, separator: string): Line | null {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = readCell(text, at, separator)
    if (cell === null) return null
    cells.push(cell.value)
    at = cell.end
    if (text[at] !== separator) break
    at += 1
  }
  const end = text.startsWith('\r\n', at) ? at + 2 : at + 1
  return {
    cells,
    end,
    height: text.slice(from, end).split('\n').length - (end > text.length ? 0 : 1) || 1,
  }
}

function readCell(
  text: string,
  from: number,
  separator: string,
): { value: string; end: number } | null {
  if (text[from] !== '"') {
    let end = from
    while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1
    return { value: text.slice(from, end), end }
  }
  let value = ''
  for (let at = from + 1; ; at += 1) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return null
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] === '"') {
      value += '"'
      continue
    }
    // What stands between a quote and the next separator belongs to nobody.
    while (at < text.length && text[at] !== separator && !isLineEnd(text[at])) at += 1
    return { value, end: at }
  }
}

const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'
