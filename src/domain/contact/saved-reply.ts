/** A reply that staff use again, in the languages it is written in. Its text may have placeholders. */
import { LOCALES, type Locale } from '#shared/locale.ts'
import { z } from '#shared/schema.ts'
import { severalLines, singleLine } from '#shared/text-schema.ts'

import { REPLY_LENGTH_MAX, SAVED_REPLY_NAME_MAX } from './policy.ts'

/** The name of a language is that of the column and of the field of the form. */
export const SavedReply = z
  .strictObject({
    name: singleLine(SAVED_REPLY_NAME_MAX).pipe(z.string().min(1)),
    ja: severalLines(REPLY_LENGTH_MAX),
    en: severalLines(REPLY_LENGTH_MAX),
    ko: severalLines(REPLY_LENGTH_MAX),
  })
  .refine(({ ja, en, ko }) => ja !== '' || en !== '' || ko !== '', { path: ['ja'] })
export type SavedReply = z.infer<typeof SavedReply>

/** What a placeholder is filled with; `null` where the message has none. */
export type PlaceholderValues = { name: string | null; order: string | null }

const PLACEHOLDER = /\{(name|order)\}/g

/** A placeholder without a value stays, and a reply with one is not sent. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(PLACEHOLDER, (whole, word: keyof PlaceholderValues) => values[word] || whole)

export const hasPlaceholder = (text: string): boolean => text.search(PLACEHOLDER) >= 0

/** The text for a reader of this language; without one, in English or the first language that it is written in. */
export function textFor(
  reply: Pick<SavedReply, Locale>,
  locale: Locale,
): { locale: Locale; text: string } {
  const found = [locale, 'en' as const, ...LOCALES].find((it) => reply[it] !== '') ?? locale
  return { locale: found, text: reply[found] }
}
