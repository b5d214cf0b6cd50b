/** What the pages of sheets do with a form: a file is read, a table is saved row by row. */
import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { csvResponse } from '../../parts/csv-response.server.ts'
import type { ActionInput } from '../action.ts'
import { readSheet, sheetFile } from './read-sheet.ts'
import { type SaveRow, saveSheet } from './save-sheet.ts'
import type { CellRule, SheetAnswer, SheetRow, SheetSaved } from './sheet.ts'

type SheetSource<Column extends string> = {
  list: () => Promise<readonly SheetRow<Column>[]>
  columns: readonly Column[]
  errorIn: CellRule<Column>
  /** How a row is saved, once the table was sent. */
  saver: (input: ActionInput) => SaveRow | Promise<SaveRow>
}

/** What a form of a sheet's page asks for: a file is read, or the table saved. `null` for a form that is none of ours. */
export async function handleSheet<Column extends string>(
  { form, input }: { form: FormData; input: ActionInput },
  { list, saver, ...sheet }: SheetSource<Column>,
): Promise<SheetAnswer | SheetSaved | null> {
  if (input.intent === 'read_sheet') {
    const file = form.get('file')
    // In UTF-8; a spreadsheet's other encodings spoil only names, which are not read.
    const text = file instanceof File ? await file.text() : ''
    return readSheet(text, { ...sheet, rows: await list() })
  }
  return input.intent === 'save_sheet' ? saveSheet(input, await saver(input)) : null
}

/** The sheet as a file, named by the day. */
export function sheetFileResponse<Column extends string>(
  { now }: Context,
  name: string,
  rows: readonly SheetRow<Column>[],
  columns: readonly Column[],
): Response {
  return csvResponse(sheetFile(rows, columns), `${name}-${dayInJapan(now)}.csv`)
}
