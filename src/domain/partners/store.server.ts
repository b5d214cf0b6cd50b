import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { insertInto, lockBy, updateBy } from '#domain/rows.server.ts'
import { pick } from '#shared/pick.ts'

import type { ApiKey, Partner } from './partner.ts'
import { isScope } from './scopes.ts'
import { apiKeys, partners } from './table.server.ts'

type KeyRow = typeof apiKeys.$inferSelect

const keyOf = (row: KeyRow): ApiKey => ({
  ...pick(row, 'id', 'prefix', 'origins'),
  // A scope that is no more opens nothing.
  scopes: row.scopes.filter(isScope),
  ...pick(row, 'createdAt', 'lastUsedAt', 'expiresAt', 'pausedAt', 'revokedAt'),
})

/** By name; few enough to need no paging. */
export async function listPartnerRows(ctx: Context): Promise<Partner[]> {
  const rows = await ctx.db.select().from(partners).orderBy(partners.name, partners.id)
  const keys = await ctx.db.select().from(apiKeys).orderBy(desc(apiKeys.createdAt), apiKeys.id)
  return rows.map((partner) => ({
    ...partner,
    keys: keys.filter(({ partnerId }) => partnerId === partner.id).map(keyOf),
  }))
}

export const insertPartner = insertInto(partners)

/** Locked until the transaction ends, so that no key is created for a partner that is being removed. */
export const lockPartner = lockBy(partners, 'id')

export const insertKey = insertInto(apiKeys)

/** Locked until the transaction ends, so that no key is resumed while it is being revoked. */
export async function lockKey(ctx: Context, id: string): Promise<ApiKey | null> {
  const [row] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  return row ? keyOf(row) : null
}

export const updateKey = updateBy(apiKeys, 'id')

export async function setPartnerEnded(ctx: Context, id: string): Promise<void> {
  await ctx.db.update(partners).set({ endedAt: ctx.now }).where(eq(partners.id, id))
  await ctx.db
    .update(apiKeys)
    .set({ revokedAt: ctx.now })
    .where(and(eq(apiKeys.partnerId, id), isNull(apiKeys.revokedAt)))
}

/** Those of a former partner are revoked. */
export async function findKeyOfPartner(ctx: Context, hash: string): Promise<ApiKey | null> {
  const [row] = await ctx.db
    .select({ key: apiKeys, endedAt: partners.endedAt })
    .from(apiKeys)
    .innerJoin(partners, eq(partners.id, apiKeys.partnerId))
    .where(eq(apiKeys.hash, hash))
  return row ? keyOf({ ...row.key, revokedAt: row.key.revokedAt ?? row.endedAt }) : null
}
