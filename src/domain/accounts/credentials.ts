/** What an address, a password and a name may look like. The spec shows no format; A4, A5. */
import { z } from 'zod'

import { PASSWORD_BYTES_MAX, PASSWORD_LENGTH_MIN } from './policy.ts'

/** RFC 5321 allows 254; a local part beyond ASCII could be a look-alike of somebody else's. */
export const Email = z
  .string()
  .max(254)
  .transform((typed) => typed.normalize('NFKC').trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/))

export const Password = z
  .string()
  .refine((typed) => [...typed].length >= PASSWORD_LENGTH_MIN)
  .refine((typed) => new TextEncoder().encode(typed).length <= PASSWORD_BYTES_MAX)

/** C0 and C1 controls, and marks that turn the reading direction around. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** One line of text as people type it: composed characters, no controls, trimmed. */
export const singleLine = (max: number) =>
  z
    .string()
    .transform((typed) => typed.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .refine((text) => [...text].length <= max)
        .refine((text) => !INVISIBLE.test(text) && text.isWellFormed()),
    )

export const PersonName = singleLine(100)
