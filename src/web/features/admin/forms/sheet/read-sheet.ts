/** Reads a sheet from a file, and writes one. */
import { type CsvLine, csvText, guessSeparator, parseCsvLines } from '#shared/csv.ts'

import {
  type CellRule,
  cellName,
  type LineError,
  type SheetFileRead,
  type SheetRow,
} from './sheet.ts'

/** The heads of a file stay the same in each language, so that any file can be read again. */
const CODE = 'code'
const NAME = 'name'

export const SHEET_BYTES_MAX = 1024 * 1024

type Sheet<Column extends string> = {
  rows: readonly SheetRow<Column>[]
  columns: readonly Column[]
  errorIn: CellRule<Column>
}

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
 * the others count. A changed cell that can't be saved is named before anything is.
 */
export function readSheet<Column extends string>(
  text: string,
  { rows, columns, errorIn }: Sheet<Column>,
): SheetFileRead {
  const plain = text.replace(/^\uFEFF/, '')
  const [head, ...lines] = [...parseCsvLines(plain, guessSeparator(plain))]
  const heads = (head?.cells ?? []).map((cell) => cell.normalize('NFKC').trim().toLowerCase())
  const codeAt = heads.indexOf(CODE)
  const known = columns.filter((column) => heads.includes(column))
  if (codeAt === -1 || known.length === 0) {
    const expected = [CODE, ...columns].join(', ')
    const leftOut = [{ line: 1, code: 'columns' as const, text: expected }]
    return { kind: 'read', cells: {}, errors: [], leftOut }
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
  const cells = rows.flatMap(({ code, values }) =>
    known.flatMap((column) => {
      const cell = taken[code]?.[heads.indexOf(column)]?.trim() ?? ''
      if (!(code in taken)) return []
      const error = cell === values[column] ? null : errorIn(column, cell)
      return [{ column, row: code, cell, error }]
    }),
  )
  return {
    kind: 'read',
    cells: Object.fromEntries(cells.map(({ column, row, cell }) => [cellName(column, row), cell])),
    errors: cells.flatMap(({ column, row, error }) =>
      error === null ? [] : [{ column, row, code: error }],
    ),
    leftOut,
  }
}

const isWritten = ({ cells }: CsvLine): boolean => cells.some((cell) => cell.trim() !== '')

/** As people write codes: in any case and width. */
const keyOf = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
