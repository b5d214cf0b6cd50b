/** Tables as text for spreadsheets, in which no cell can become a formula. RFC 4180; reliability, A.4. */
type Cell = string | number | null
type Rows = readonly (readonly Cell[])[]

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet computes, or drops before it computes what follows: half, full and small forms. */
const FORMULA_START = /^[=+\-@＝＋－＠﹦﹢﹣﹫−]/u
/** Blanks, controls and signs without width, which some programs skip before they look. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}\p{Zs}]+/u
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u

/** A whole file, from the mark to the last line's end. A number stays a number; `null` is an empty cell. */
export const csvText = (rows: Rows): string => BYTE_ORDER_MARK + csvLines(rows)

/** A part of a file, or one that is written in another encoding. */
export const csvLines = (rows: Rows): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

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
