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

/** The texts of a language that are named: `area.key`, or `area.start*` for all keys that begin so. */
export function namedMessages(locale: Locale, names: readonly string[]): Messages {
  const whole = new Set(names)
  const starts = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
  const isNamed = (key: string) => whole.has(key) || starts.some((start) => key.startsWith(start))
  const areas = Object.entries<Messages[string]>(catalogue[locale]).map(([area, texts]) => {
    const named = Object.entries(texts).filter(([key]) => isNamed(`${area}.${key}`))
    return [area, Object.fromEntries(named)] as const
  })
  return Object.fromEntries(areas.filter(([, texts]) => Object.keys(texts).length > 0))
}

export const translator = (locale: Locale): Translate => translatorOf(locale, catalogue[locale])

/** For answers of the API. */
export const problemIn = (locale: Locale, code: string, params?: MessageParams): string =>
  problemText(locale, catalogue[locale], code, params)
