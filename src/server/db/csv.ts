/** Reads comma-separated values as RFC 4180 has them: a header, quoted cells, line ends inside quotes. */
import { invariant } from '#shared/result.ts'

/** Each line by the names of the first. A file that breaks the format is an accident, never half read. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = linesOf(text.replace(/^\uFEFF/, ''))
  invariant(header, 'a file of comma-separated values has a header')
  invariant(new Set(header).size === header.length, 'no column has the name of another')

  return rows.map((cells, index) => {
    const line = `line ${index + 2} has ${header.length} cells like the header, not ${cells.length}`
    invariant(cells.length === header.length, line)
    return Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']))
  })
}

/** One cell and what ends it: a comma, a line end, or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let position = 0

  while (position < text.length || cells.length > 0) {
    CELL.lastIndex = position
    const found = CELL.exec(text)
    invariant(found, `a cell begins at character ${position + 1}`)

    const [whole, quoted, plain = '', end] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    position += whole.length
    if (end === ',') continue

    lines.push(cells)
    cells = []
  }
  return lines
}
