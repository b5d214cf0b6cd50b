/** What a password may look like. The spec shows no format; A5. */
import { z } from '#shared/schema.ts'

import { PASSWORD_BYTES_MAX, PASSWORD_LENGTH_MIN } from './policy.ts'

export const Password = z
  .string()
  .refine((typed) => [...typed].length >= PASSWORD_LENGTH_MIN)
  .refine((typed) => new TextEncoder().encode(typed).length <= PASSWORD_BYTES_MAX)
