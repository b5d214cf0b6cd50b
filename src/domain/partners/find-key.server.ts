import { hashOf } from '#domain/accounts/secret.server.ts'
import type { Context } from '#domain/context.ts'

import { type KeyState, keyState } from './partner.ts'
import { KEY_USE_WRITTEN_SECONDS } from './policy.ts'
import type { Scope } from './scopes.ts'
import { findKeyOfPartner, updateKey } from './store.server.ts'

export type LiveKey = {
  id: string
  scopes: readonly Scope[]
  origins: readonly string[]
  expiresAt: Date | null
}

export type KeyLookup =
  | { state: 'live'; key: LiveKey }
  | { state: Exclude<KeyState, 'live'> | 'unknown' }

/** Format of a key; other texts are rejected without a query. */
const KEY = /^pk_[\w-]{43}$/

/** What a key opens now, or why it opens nothing. That it was used is noted now and then. */
export async function findKey(ctx: Context, secret: string): Promise<KeyLookup> {
  const key = KEY.test(secret) ? await findKeyOfPartner(ctx, hashOf(secret)) : null
  if (key === null) return { state: 'unknown' }
  const state = keyState(key, ctx.now)
  if (state !== 'live') return { state }

  const usedAt = key.lastUsedAt?.getTime() ?? 0
  if (ctx.now.getTime() - usedAt >= KEY_USE_WRITTEN_SECONDS * 1000)
    await updateKey(ctx, key.id, { lastUsedAt: ctx.now })
  const { id, scopes, origins, expiresAt } = key
  return { state, key: { id, scopes, origins, expiresAt } }
}
