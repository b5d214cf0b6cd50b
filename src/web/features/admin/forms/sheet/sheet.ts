/** A sheet: a table of numbers that staff edit at once, in the page or in a file. Only changed cells are saved. */
import { z } from '#shared/schema.ts'

import type { ActionInput } from '../action.ts'

export type SheetRow<Column extends string = string> = {
  /** Names the row in files and in the form. */
  code: string
  name: string
  values: Readonly<Record<Column, string>>
  /** Of the record behind the row. */
  revision: string
}

/** What was entered, by `cellName`. */
export type SheetCells = Readonly<Record<string, string>>

export const cellName = (column: string, code: string): string => `${column}.${code}`

/** A line of a file that was left out. */
export type LineError = {
  line: number
  code: 'columns' | 'unknown' | 'twice' | 'quotes'
  text: string
}

/** A cell that can't be saved; `code` is of a field error or of a problem. */
export type CellError = { column: string; row: string; code: string }

/** Why a cell can't have this text; `null` where it can. */
export type CellRule<Column extends string> = (column: Column, text: string) => string | null

/** A file that was read and not saved yet. */
export type SheetFileRead = {
  kind: 'read'
  cells: SheetCells
  errors: readonly CellError[]
  leftOut: readonly LineError[]
}

export type SheetSaved = { done: 'save_sheet'; savedCount: number }

export type SheetRefused = {
  kind: 'partly_saved'
  savedCount: number
  errors: readonly CellError[]
  cells: SheetCells
}

export type SheetAnswer = SheetFileRead | SheetRefused

/** The hidden field of a row: what the form showed, so that only what was changed there is saved. */
const ROW_PREFIX = 'row.'
const ShownRow = z.strictObject({ values: z.record(z.string(), z.string()), revision: z.string() })

export const shownField = ({ code, values, revision }: SheetRow) => ({
  name: ROW_PREFIX + code,
  value: JSON.stringify({ values, revision } satisfies z.infer<typeof ShownRow>),
})

export type ChangedRow = {
  code: string
  revision: string
  shown: Readonly<Record<string, string>>
  /** By column. */
  changed: Readonly<Record<string, string>>
}

/** The rows in which something was changed. `null` for a form that was not made here. */
export function changedRows(input: ActionInput): ChangedRow[] | null {
  const rows: ChangedRow[] = []
  for (const [name, text] of Object.entries(input)) {
    if (!name.startsWith(ROW_PREFIX)) continue
    const code = name.slice(ROW_PREFIX.length)
    const shown = ShownRow.safeParse(jsonIn(text))
    if (!shown.success) return null
    const { values, revision } = shown.data
    const entered = Object.keys(values).map((column) => [column, input[cellName(column, code)]])
    const changed = entered.filter(
      ([column = '', value]) => value !== undefined && value.trim() !== values[column],
    )
    if (changed.length > 0) {
      rows.push({ code, revision, shown: values, changed: Object.fromEntries(changed) })
    }
  }
  return rows
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
