/** What people type into fields, cleaned and bounded. The spec shows no formats; A4. */
import { z } from './schema.ts'
import { isStorable } from './stored-text.ts'

/** RFC 5321 allows 254; a local part beyond ASCII could imitate another person's. */
export const Email = z
  .string()
  .max(254)
  .transform((input) => input.normalize('NFKC').trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/))

/** C0 and C1 controls, and marks that turn the reading direction around. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** More marks on one character than any script has: they are drawn over the lines around. */
const STACKED = /\p{M}{9}/u

/** Fills no space, although it is there: a name of these characters alone would be an empty line on a parcel. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u

function trimmed(input: string): string {
  const text = input.normalize('NFC').trim()
  return BLANK.test(text) ? '' : text
}

/** One line of text as people type it: composed characters, no controls, trimmed. */
export const singleLine = (max: number) =>
  z
    .string()
    .transform(trimmed)
    .pipe(
      z
        .string()
        .refine((text) => [...text].length <= max, { params: { maximum: max } })
        .refine((text) => !INVISIBLE.test(text) && !STACKED.test(text) && text.isWellFormed()),
    )

/** Several lines: composed characters, one kind of line end, trimmed. What the database can store. */
export const severalLines = (max: number) =>
  z
    .string()
    .max(max)
    .transform((input) => trimmed(input.replaceAll('\r\n', '\n')))
    .refine(isStorable)

export const PERSON_NAME_LENGTH_MAX = 100
export const PersonName = singleLine(PERSON_NAME_LENGTH_MAX)
