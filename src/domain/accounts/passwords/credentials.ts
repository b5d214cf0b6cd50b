/** The accepted format of passwords. The specification gives none; A5. */
import { z } from '#shared/schema.ts'

import { PASSWORD_BYTES_MAX, PASSWORD_LENGTH_MIN } from '../policy.ts'

export const Password = z
  .string()
  .refine((input) => [...input].length >= PASSWORD_LENGTH_MIN)
  .refine((input) => new TextEncoder().encode(input).length <= PASSWORD_BYTES_MAX)

/** Why a password is weak: it is common, contains personal data, or follows a pattern. */
export type PasswordWeakness = 'common' | 'personal' | 'pattern'

export type PasswordWeak = { code: 'password_weak'; reason: PasswordWeakness }
