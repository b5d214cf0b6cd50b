/** What the pages of sheets do with a form: a file is read, a table is saved row by row. */
import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { csvResponse } from '../../parts/csv-response.server.ts'
import type { ActionInput } from '../action.ts'
import { readSheet, sheetFile } from './read-sheet.ts'
import { type SaveRow, saveSheet } from './save-sheet.ts'
import type { SheetAnswer, SheetFileRead, SheetRow, SheetSaved } from './sheet.ts'

/** A file in UTF-8; a spreadsheet's other encodings spoil only names, which are not read. */
async function readSheetFile(
  form: FormData,
  rows: readonly SheetRow[],
  columns: readonly string[],
): Promise<SheetFileRead> {
  const file = form.get('file')
  const text = file instanceof File ? await file.text() : ''
  return readSheet(text, rows, columns)
}

type SheetSource<Column extends string> = {
  list: () => Promise<readonly SheetRow<Column>[]>
  columns: readonly Column[]
  /** How a row is saved, once the table was sent. */
  saver: (input: ActionInput) => SaveRow | Promise<SaveRow>
}

/** What a form of a sheet's page asks for: a file is read, or the table saved. `null` for a form that is none of ours. */
export async function handleSheet<Column extends string>(
  { form, input }: { form: FormData; input: ActionInput },
  { list, columns, saver }: SheetSource<Column>,
): Promise<SheetAnswer | SheetSaved | null> {
  if (input.intent === 'read_sheet') return readSheetFile(form, await list(), columns)
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
