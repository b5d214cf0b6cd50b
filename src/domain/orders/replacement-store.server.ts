import { and, asc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { insertInto, listAmong, updateBy } from '#domain/rows.server.ts'

import type { Replacement } from './replacement.ts'
import { listByIds, type Order } from './store.server.ts'
import { replacements } from './table.server.ts'

export const insertReplacement = insertInto(replacements)

export const updateReplacement = updateBy(replacements, 'id')

/** Of several orders, each in the order in which they were opened. */
export const listReplacements = listAmong(
  replacements,
  'orderId',
  asc(replacements.orderId),
  asc(replacements.position),
)

const isOpen = eq(replacements.state, 'open')

/** With their orders, the oldest first; of these ids only, where they are given. */
export async function listOpenReplacements(
  ctx: Context,
  { ids, limit }: { ids?: readonly string[]; limit: number },
): Promise<{ replacement: Replacement; order: Order }[]> {
  const rows = await ctx.db
    .select()
    .from(replacements)
    .where(and(isOpen, ids && isOneOf(replacements.id, ids)))
    .orderBy(asc(replacements.openedAt), asc(replacements.id))
    .limit(limit)
  if (rows.length === 0) return []
  const orders = await listByIds(ctx, [...new Set(rows.map(({ orderId }) => orderId))])
  return rows.flatMap((replacement) => {
    const order = orders.find(({ id }) => id === replacement.orderId)
    return order ? [{ replacement, order }] : []
  })
}
