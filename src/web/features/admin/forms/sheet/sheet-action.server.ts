/** What the pages of sheets do with a form: a file is read, a table is saved row by row. */
import { data } from 'react-router'

import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { formIn } from '#web/forms/read-form.server.ts'

import { assertSameOrigin } from '../../frame/guard.server.ts'
import { csvResponse } from '../../parts/csv-response.server.ts'
import { type ActionInput, readInput } from '../action.ts'
import { readSheet, SHEET_BYTES_MAX, sheetFile } from './read-sheet.ts'
import { type SaveRow, saveSheet } from './save-sheet.ts'
import type { SheetAnswer, SheetFileRead, SheetRow } from './sheet.ts'

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

/** What a form of a sheet's page asks for: a file is read, or the table saved. A form that is none of ours is refused. */
export async function handleSheet<Column extends string>(
  form: FormData,
  { list, columns, saver }: SheetSource<Column>,
): Promise<SheetAnswer | { savedCount: number }> {
  const input = readInput(form)
  if (input.intent === 'read_sheet') return readSheetFile(form, await list(), columns)
  const outcome = input.intent === 'save_sheet' ? await saveSheet(input, await saver(input)) : null
  if (outcome === null) throw data(null, { status: 422 })
  return outcome
}

export async function readSheetForm(request: Request, siteUrl: string): Promise<FormData> {
  assertSameOrigin(request, siteUrl)
  return formIn(request, SHEET_BYTES_MAX)
}

/** A file that was read is an answer like any other; rows that were not saved are a conflict. */
export const sheetStatus = ({ kind }: SheetAnswer): number => (kind === 'read' ? 200 : 409)

/** The sheet as a file, named by the day. */
export function sheetFileResponse<Column extends string>(
  { now }: Context,
  name: string,
  rows: readonly SheetRow<Column>[],
  columns: readonly Column[],
): Response {
  return csvResponse(sheetFile(rows, columns), `${name}-${dayInJapan(now)}.csv`)
}
