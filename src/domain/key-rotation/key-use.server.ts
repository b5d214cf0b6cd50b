/** Finds the encryption keys that stored values need. */
import type { Context } from '#domain/context.ts'
import { currentKey, findDatabaseKey } from '#domain/settings/encryption-key.server.ts'

import { ENCRYPTED_COLUMNS } from './encrypted-columns.server.ts'
import { findKeyIds } from './store.server.ts'

export type KeyUse = {
  /** Needed but not configured: their values can't be decrypted. */
  missing: string[]
  /** Whether some values need a rotation. */
  isOutdated: boolean
}

/** Runs at each start: reads a few rows per column by index. */
export async function findKeyUse(ctx: Context): Promise<KeyUse> {
  const used = await findUsedKeys(ctx)
  const inside = await findDatabaseKey(ctx)
  const isKnown = (id: string): boolean => id === inside?.id || ctx.keys.find(id) !== null
  const current = used.size === 0 ? null : (ctx.keys.current() ?? inside)?.id
  return {
    missing: [...used].filter((id) => !isKnown(id)),
    isOutdated: current !== null && [...used].some((id) => id !== current),
  }
}

/** By id. */
async function findUsedKeys(ctx: Context): Promise<Set<string>> {
  const used = new Set<string>()
  for (const place of ENCRYPTED_COLUMNS) {
    for (const id of await findKeyIds(ctx, place)) used.add(id)
  }
  return used
}

/** `true` when the current key is configured outside and the database's own key still has values. */
export async function isDatabaseKeyUsed(ctx: Context): Promise<boolean> {
  const inside = await findDatabaseKey(ctx)
  if (inside === null) return false

  const { id } = await currentKey(ctx)
  const used = await findUsedKeys(ctx)
  return id === inside.id || used.has(inside.id)
}
