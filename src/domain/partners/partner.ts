/** Companies that call the API, and their API keys. Decisions, section 8. */
import { z } from '#shared/schema.ts'
import { Email, singleLine } from '#shared/text-schema.ts'

import { KEY_LIFE_DAYS, ORIGINS_MAX } from './policy.ts'
import { SCOPES, type Scope } from './scopes.ts'

export const PARTNER_NAME_LENGTH_MAX = 100

export const NewPartner = z.strictObject({
  name: singleLine(PARTNER_NAME_LENGTH_MAX).pipe(z.string().min(1)),
  contactEmail: Email,
})
export type NewPartner = z.infer<typeof NewPartner>

/** As a browser writes it: scheme, host, and a port that is not the usual one. */
const Origin = z.string().refine((text) => {
  const url = URL.parse(text)
  return url?.origin === text && isSafe(url)
})

/** On one's own machine there are no certificates. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')

export const NewKey = z.strictObject({
  partnerId: z.uuid(),
  scopes: z.array(z.enum(SCOPES)).min(1),
  lifeDays: z.literal(KEY_LIFE_DAYS).nullable(),
  /** Whose pages may use the key in a browser. */
  origins: z.array(Origin).max(ORIGINS_MAX).optional(),
})
export type NewKey = z.infer<typeof NewKey>

export type ApiKey = {
  id: string
  /** Its first characters. */
  prefix: string
  scopes: Scope[]
  origins: string[]
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
  pausedAt: Date | null
  revokedAt: Date | null
}

export type Partner = {
  id: string
  name: string
  contactEmail: string
  createdAt: Date
  endedAt: Date | null
  /** Newest first. */
  keys: ApiKey[]
}

/** What ends a key for good goes before a pause. */
export type KeyState = 'live' | 'paused' | 'expired' | 'revoked'

export function keyState(
  key: Pick<ApiKey, 'expiresAt' | 'pausedAt' | 'revokedAt'>,
  now: Date,
): KeyState {
  if (key.revokedAt !== null) return 'revoked'
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired'
  return key.pausedAt === null ? 'live' : 'paused'
}
