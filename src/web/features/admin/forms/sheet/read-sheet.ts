/** Reads a sheet from a file, and writes one. */
import { type CsvLine, csvText, guessSeparator, parseCsvLines } from '#shared/csv.ts'

import { cellName, type LineError, type SheetFileRead, type SheetRow } from './sheet.ts'

/** The heads of a file stay the same in each language, so that any file can be read again. */
const CODE = 'code'
const NAME = 'name'

export const SHEET_BYTES_MAX = 1024 * 1024

export function sheetFile<Column extends string>(
  rows: readonly SheetRow<Column>[],
  columns: readonly Column[],
): string {
  return csvText([
    [CODE, NAME, ...columns],
    ...rows.map(({ code, name, values }) => [
      code,
      name,
      ...columns.map((column) => values[column]),
    ]),
  ])
}

/**
 * The cells that a file names; columns that it lacks stay as they are. A line that can't be read is left out and named,
 * the others count.
 */
export function readSheet(
  text: string,
  rows: readonly SheetRow[],
  columns: readonly string[],
): SheetFileRead {
  const plain = text.replace(/^\uFEFF/, '')
  const [head, ...lines] = [...parseCsvLines(plain, guessSeparator(plain))]
  const heads = (head?.cells ?? []).map((cell) => cell.normalize('NFKC').trim().toLowerCase())
  const codeAt = heads.indexOf(CODE)
  const known = columns.filter((column) => heads.includes(column))
  if (codeAt === -1 || known.length === 0) {
    const expected = [CODE, ...columns].join(', ')
    return { kind: 'read', cells: {}, leftOut: [{ line: 1, code: 'columns', text: expected }] }
  }

  const taken: Record<string, readonly string[]> = {}
  const leftOut: LineError[] = []
  for (const { line, cells: found, quotes } of lines.filter(isWritten)) {
    const asked = (found[codeAt] ?? '').trim()
    const row = rows.find(({ code }) => keyOf(code) === keyOf(asked))
    if (quotes !== 'well_formed') leftOut.push({ line, code: 'quotes', text: asked })
    else if (!row) leftOut.push({ line, code: 'unknown', text: asked })
    else if (row.code in taken) leftOut.push({ line, code: 'twice', text: asked })
    else taken[row.code] = found
  }
  const cells = Object.entries(taken).flatMap(([code, found]) =>
    known.map((column) => [cellName(column, code), found[heads.indexOf(column)]?.trim() ?? '']),
  )
  return { kind: 'read', cells: Object.fromEntries(cells), leftOut }
}

const isWritten = ({ cells }: CsvLine): boolean => cells.some((cell) => cell.trim() !== '')

/** As people write codes: in any case and width. */
const keyOf = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
