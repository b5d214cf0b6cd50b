/** All languages, on the server only: the browser is sent the active one, and of that what the page may need. */
import type { Locale } from '#shared/locale.ts'

import type { WithoutForeignParams } from './message.ts'
import { type English, english } from './messages/en/areas.ts'
import { japanese } from './messages/ja/areas.ts'
import { korean } from './messages/ko/areas.ts'
import {
  type MessageParams,
  type Messages,
  problemText,
  type Translate,
  translatorOf,
} from './translate.ts'

const catalogue = {
  en: english,
  ja: translation(japanese),
  ko: translation(korean),
} as const satisfies Record<Locale, Messages>

/** Does not compile when a text has a parameter that its English one does not have. */
function translation<const Other>(other: Other & WithoutForeignParams<English, Other>): Other {
  return other
}

/** Every text of a language. @internal */
export const messagesOf = (locale: Locale): Messages => catalogue[locale]

/** What a page may be sent: never the e-mails, nor the documents. */
export type PageNamespace = Exclude<keyof English, 'mail' | 'documentTexts'>

export function messagesForPage(locale: Locale, areas: ReadonlySet<PageNamespace>): Messages {
  // The keys of a literal table are its areas; the e-mails and the documents are in no set of areas.
  const all = Object.entries(catalogue[locale]) as [PageNamespace, Messages[string]][]
  return Object.fromEntries(all.filter(([area]) => areas.has(area)))
}

export const translator = (locale: Locale): Translate => translatorOf(locale, catalogue[locale])

/** For answers of the API. */
export const problemIn = (locale: Locale, code: string, params?: MessageParams): string =>
  problemText(locale, catalogue[locale], code, params)
