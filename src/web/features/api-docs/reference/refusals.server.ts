/** Every code that the calls refuse with, with its status and its message in the language of the page. */
import { statusOf } from '#contract/problems.ts'
import { problemIn } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import type { ApiDocument } from './api-document.ts'
import { codesIn } from './read-reference.ts'

export type Refusal = { code: string; status: number; sentence: string }

export function refusalsOf(document: ApiDocument, locale: Locale): Refusal[] {
  const codes = codesIn(document)
  return Object.entries(statusOf)
    .filter(([code]) => codes.has(code))
    .map(([code, status]) => ({ code, status, sentence: problemIn(locale, code, UNKNOWN) }))
    .sort((one, other) => one.status - other.status)
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
