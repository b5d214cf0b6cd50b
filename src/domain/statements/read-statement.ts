/** A file of a bank becomes rows, whatever it is; or one clear error, with the line where it is. Decisions, section 12. */
import { fail, type Result } from '#shared/result.ts'

import { decodeStatement } from './decode.ts'
import { readCsv } from './read-csv.ts'
import { isZengin, readZengin } from './read-zengin.ts'
import type { Encoding, ReadStatement, SelectedColumns, StatementError } from './statement.ts'

export function readStatement(
  bytes: Uint8Array,
  asked: { selected: SelectedColumns | null; today: string },
): Result<ReadStatement & { encoding: Encoding }, StatementError> {
  if (bytes.length === 0) return fail({ code: 'empty', line: null })
  const decoded = decodeStatement(bytes)
  if (!decoded.ok) return decoded

  const { text, encoding } = decoded.value
  const read = isZengin(text) ? readZengin(text, asked.today) : readCsv(text, asked)
  if (!read.ok) return read
  return { ok: true, value: { ...read.value, encoding } }
}
