/** Saves a sheet row by row. */
import type { Result } from '#shared/result.ts'

import type { ActionInput } from '../action.ts'
import {
  type CellError,
  type ChangedRow,
  cellName,
  changedRows,
  type SheetRefused,
  type SheetSaved,
} from './sheet.ts'

/** The save of one row, with the cells that it was refused for. */
export type SaveRow = (row: ChangedRow) => Promise<Result<null, readonly CellError[]>>

/** One row after the other: a wrong one is named, and the rest is saved. `null` for a form that is none of ours. */
export async function saveSheet(
  input: ActionInput,
  saveRow: SaveRow,
): Promise<SheetSaved | SheetRefused | null> {
  const rows = changedRows(input)
  if (rows === null) return null
  let savedCount = 0
  const errors: CellError[] = []
  for (const row of rows) {
    const saved = await saveRow(row)
    if (saved.ok) savedCount += 1
    else errors.push(...saved.error)
  }
  if (errors.length === 0) return { done: 'save_sheet', savedCount }
  const refused = new Set(errors.map(({ row }) => row))
  const cells = rows
    .filter(({ code }) => refused.has(code))
    .flatMap(({ code, changed }) =>
      Object.entries(changed).map(([column, text]) => [cellName(column, code), text]),
    )
  return { kind: 'partly_saved', savedCount, errors, cells: Object.fromEntries(cells) }
}
