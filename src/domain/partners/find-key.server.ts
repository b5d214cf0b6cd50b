import { hashOf } from '#domain/accounts/secret.server.ts'
import type { Context } from '#domain/context.ts'

import { keyState } from './partner.ts'
import { KEY_USE_WRITTEN_SECONDS } from './policy.ts'
import type { Scope } from './scopes.ts'
import { findKeyOfPartner, setKeyUsed } from './store.server.ts'

export type LiveKey = { id: string; scopes: readonly Scope[]; expiresAt: Date | null }

/** Format of a key; other texts are rejected without a query. */
const KEY = /^pk_[\w-]{43}$/

/** What a key opens now; `null` when it opens nothing. That it was used is noted now and then. */
export async function findKey(ctx: Context, secret: string): Promise<LiveKey | null> {
  if (!KEY.test(secret)) return null
  const key = await findKeyOfPartner(ctx, hashOf(secret))
  if (key === null || keyState(key, ctx.now) !== 'live') return null

  const usedAt = key.lastUsedAt?.getTime() ?? 0
  if (ctx.now.getTime() - usedAt >= KEY_USE_WRITTEN_SECONDS * 1000) await setKeyUsed(ctx, key.id)
  return { id: key.id, scopes: key.scopes, expiresAt: key.expiresAt }
}
