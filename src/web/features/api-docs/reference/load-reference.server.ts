/** Loads the data of the page: the OpenAPI document of the running shop, and every refusal with its message. */
import { statusOf } from '#contract/problems.ts'
import { problemIn } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import type { ApiDocument } from './api-document.ts'
import { codesIn, readReference } from './read-reference.ts'
import type { Reference } from './reference.ts'

export type Refusal = { code: string; status: number; sentence: string }

export type LoadedReference = { reference: Reference; refusals: Refusal[] }

export function loadReference(written: object, locale: Locale): LoadedReference {
  // The generator writes OpenAPI 3.1, and everything that is read of it may be missing.
  const document = written as ApiDocument
  const codes = codesIn(document)
  return {
    reference: readReference(document),
    refusals: Object.entries(statusOf)
      .filter(([code]) => codes.has(code))
      .map(([code, status]) => ({ code, status, sentence: problemIn(locale, code, UNKNOWN) }))
      .sort((one, other) => one.status - other.status),
  }
}

/** The sentences name what an answer is about; here it is left open. */
const UNKNOWN = {
  name: '…',
  serial: '…',
  slug: '…',
  country: '…',
  excess: '…',
  minutes: '…',
  min: '…',
  max: '…',
  days: '…',
  status: '…',
  reason: '…',
  scope: '…',
}
