/** Which encryption keys the values in the database need. */
import type { Context } from '#domain/context.ts'
import { currentKey, findDatabaseKey } from '#domain/settings/encryption-key.server.ts'

import { ENCRYPTED_COLUMNS } from './encrypted-columns.server.ts'
import { findKeyIds } from './store.server.ts'

export type KeyUse = {
  /** Needed, and nobody has them: what they encrypted can't be read. */
  missing: string[]
  /** Whether some values wait for a rotation. */
  isOutdated: boolean
}

/** Asked at each start: a few rows of each column, found by their indexes. */
export async function findKeyUse(ctx: Context): Promise<KeyUse> {
  const used = await findUsedKeys(ctx)
  const inside = await findDatabaseKey(ctx)
  const isKnown = (id: string): boolean =>
    id === '' ? inside !== null : id === inside?.id || ctx.keys.find(id) !== null
  const current = used.size === 0 ? null : (ctx.keys.current() ?? inside)?.id
  return {
    missing: [...used].filter((id) => !isKnown(id)),
    isOutdated: current !== null && [...used].some((id) => id !== current),
  }
}

/** By their ids; the empty one stands for the database's own key before keys had ids. */
async function findUsedKeys(ctx: Context): Promise<Set<string>> {
  const used = new Set<string>()
  for (const place of ENCRYPTED_COLUMNS) {
    for (const id of await findKeyIds(ctx, place)) used.add(id)
  }
  return used
}

/** `true` when the current key comes from outside and the database's own one still has values. */
export async function isDatabaseKeyUsed(ctx: Context): Promise<boolean> {
  const inside = await findDatabaseKey(ctx)
  if (inside === null) return false

  const { id } = await currentKey(ctx)
  const used = await findUsedKeys(ctx)
  return id === inside.id || used.has(inside.id) || used.has('')
}
