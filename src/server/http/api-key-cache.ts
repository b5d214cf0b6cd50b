/** The partners' keys in use, remembered for some seconds: a call with a key costs the database nothing. */
import type { Context } from '#domain/context.ts'
import { findKey, type KeyLookup, type LiveKey } from '#domain/partners/find-key.server.ts'
import { KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'

export type ApiKeyCache = {
  find(ctx: Context, secret: string): Promise<KeyLookup>
  /** Whether it opened something lately, so that asking for it again is worth a query. */
  knows(secret: string): boolean
}

type Remembered = { key: LiveKey; requestedAt: number }

/** Only keys that exist are remembered, so the memory is as large as the table at most. */
export function createApiKeyCache(): ApiKeyCache {
  const remembered = new Map<string, Remembered>()
  return {
    knows: (secret) => remembered.has(secret),
    async find(ctx, secret) {
      const known = remembered.get(secret)
      const now = ctx.now.getTime()
      if (known && now - known.requestedAt < KEY_REMEMBERED_SECONDS * 1000) {
        return isOver(known.key, now) ? { state: 'expired' } : { state: 'live', key: known.key }
      }

      const found = await findKey(ctx, secret)
      if (found.state === 'live') remembered.set(secret, { key: found.key, requestedAt: now })
      else remembered.delete(secret)
      return found
    },
  }
}

const isOver = ({ expiresAt }: LiveKey, now: number): boolean =>
  expiresAt !== null && expiresAt.getTime() <= now
