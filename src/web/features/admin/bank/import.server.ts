/** Imports a statement uploaded with a form. A file with unidentified columns comes a second time, inside the form. */
import type { Context } from '#domain/context.ts'
import { importStatement } from '#domain/statements/import-statement.server.ts'
import { STATEMENT_BYTES_MAX } from '#domain/statements/policy.ts'
import type { SelectedColumns } from '#domain/statements/statement.ts'

import { textOf } from '../frame/guard.server.ts'
import type { NotImported } from './bank-action.ts'

/** The file as text of a field is a third longer, and larger files are refused with a sentence of ours. */
export const UPLOAD_BYTES_MAX = 4 * STATEMENT_BYTES_MAX

type Sent = { bytes: Uint8Array; name: string; selected: SelectedColumns | null }

export async function importFrom(
  ctx: Context,
  form: FormData,
): Promise<{ id: string } | NotImported> {
  const sent = await sentIn(form)
  const imported = await importStatement(ctx, sent)
  if (imported.ok) return { id: imported.value.id }
  const { error } = imported
  if (error === 'forbidden') throw new Error('the guard let only staff pass')
  switch (error.code) {
    case 'known':
      return {
        kind: 'known',
        statementId: error.statement.id,
        importedAt: error.statement.importedAt,
      }
    case 'columns': {
      const carried = Buffer.from(sent.bytes).toString('base64url')
      return { kind: 'columns', error, name: sent.name, carried, selected: sent.selected }
    }
    default:
      return { kind: 'error', error }
  }
}

async function sentIn(form: FormData): Promise<Sent> {
  if (textOf(form, 'intent') === 'import_selected') {
    const bytes = Buffer.from(textOf(form, 'carried'), 'base64url')
    return { bytes, name: textOf(form, 'name'), selected: selectedColumnsFrom(form) }
  }
  const file = form.get('file')
  if (!(file instanceof File)) return { bytes: new Uint8Array(), name: '', selected: null }
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, selected: null }
}

/** Without a choice the file is looked at once more, and the question comes back. */
function selectedColumnsFrom(form: FormData): SelectedColumns | null {
  const [day, amount, text] = (['day', 'amount', 'text'] as const).map((name) => {
    const input = textOf(form, name)
    return /^\d{1,2}$/.test(input) ? Number(input) : null
  })
  return day == null || amount == null || text == null ? null : { day, amount, text }
}
