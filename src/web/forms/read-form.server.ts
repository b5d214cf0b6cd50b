/** Reads a form from a request, with a limit of its length. Other content types are refused before parsing. */
import { data } from 'react-router'

import { isStorable } from '#shared/stored-text.ts'

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

export async function formIn(request: Request, bytesMax: number): Promise<FormData> {
  const bytes = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (bytes > bytesMax) throw data(null, { status: 413 })
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })

  // It says it is a form and is none, or has a character that no keyboard types.
  const form = await request.formData().catch(() => null)
  if (form === null || ![...form].every(isStorableField)) throw data(null, { status: 400 })
  return form
}

const isStorableField = ([, value]: [string, FormDataEntryValue]): boolean =>
  isStorable(typeof value === 'string' ? value : value.name)
