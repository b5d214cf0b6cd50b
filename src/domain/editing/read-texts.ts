/** Parses an editor's texts of one language. A draft may be incomplete; a published text may not. */
import { fail, ok, type Result } from '#shared/result.ts'
import { severalLines, singleLine } from '#shared/text-schema.ts'

import { lackOf, type Texts } from './content-item.ts'
import type { FieldName, TextField } from './kinds.ts'

export type TextFieldError = {
  field: FieldName
  code: 'missing' | 'too_long' | 'invalid' | 'undescribed'
}

export function readTexts(
  fields: readonly TextField[],
  input: Texts,
  isToBePublished: boolean,
): Result<Texts, TextFieldError[]> {
  const read = fields.map((field) => ({ field, ...readField(field, input[field.name] ?? '') }))
  const errors = read.flatMap(({ field, text, code }): TextFieldError[] => {
    if (code !== null) return [{ field: field.name, code }]
    const lack = isToBePublished ? lackOf(field, text) : null
    return lack ? [{ field: field.name, code: lack }] : []
  })
  if (errors.length > 0) return fail(errors)
  return ok(Object.fromEntries(read.map(({ field, text }) => [field.name, text])))
}

type Read = { text: string; code: 'too_long' | 'invalid' | null }

function readField({ form, lengthMax }: TextField, input: string): Read {
  const text = input.normalize('NFC').replaceAll('\r\n', '\n').trim()
  if (text.length > lengthMax) return { text, code: 'too_long' }
  const schema = form === 'markdown' ? severalLines(lengthMax) : singleLine(lengthMax)
  const read = schema.safeParse(form === 'sentences' ? text.replaceAll(/\s*\n\s*/g, ' ') : text)
  return read.success ? { text: read.data, code: null } : { text, code: 'invalid' }
}
