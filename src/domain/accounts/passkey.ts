import { z } from '#shared/schema.ts'
import { singleLine } from '#shared/text-schema.ts'

import { PASSKEY_NAME_LENGTH_MAX } from './policy.ts'

export const PasskeyName = singleLine(PASSKEY_NAME_LENGTH_MAX).pipe(z.string().min(1))

/** A passkey as its owner sees it. */
export type PasskeyLine = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

export const passkeyLineOf = ({ id, name, createdAt, lastUsedAt }: PasskeyLine): PasskeyLine => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})
