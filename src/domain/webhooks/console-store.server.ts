/** What the console reads of endpoints and deliveries, and what it changes. */
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { partners } from '#domain/partners/table.server.ts'
import { insertInto, lockBy, updateBy } from '#domain/rows.server.ts'

import type { Delivery, Endpoint } from './store.server.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.server.ts'

export type Attempt = typeof webhookAttempts.$inferSelect
export type DeliveryState = Delivery['state']

/** Restarts a delivery, or all failed ones of an endpoint. Returns how many. */
export async function beginAnew(
  ctx: Context,
  which: { deliveryId: string } | { failedOf: string },
): Promise<number> {
  const rows = await ctx.db
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: ctx.now })
    .where(
      'deliveryId' in which
        ? eq(webhookDeliveries.id, which.deliveryId)
        : and(
            eq(webhookDeliveries.endpointId, which.failedOf),
            eq(webhookDeliveries.state, 'failed'),
          ),
    )
    .returning({ id: webhookDeliveries.id })
  return rows.length
}

export const insertEndpoint = insertInto(webhookEndpoints)

export const updateEndpoint = updateBy(webhookEndpoints, 'id')

/** Locked by the caller's transaction. */
export async function lockPartner(
  ctx: Context,
  id: string,
): Promise<{ id: string; endedAt: Date | null } | null> {
  const [row] = await ctx.db
    .select({ id: partners.id, endedAt: partners.endedAt })
    .from(partners)
    .where(eq(partners.id, id))
    .for('update')
  return row ?? null
}

/** Locked by the caller's transaction. */
export const lockEndpoint = lockBy(webhookEndpoints, 'id')

export async function isEndpointKnown(
  ctx: Context,
  { partnerId, url }: Pick<Endpoint, 'partnerId' | 'url'>,
): Promise<boolean> {
  const where = and(eq(webhookEndpoints.partnerId, partnerId), eq(webhookEndpoints.url, url))
  return (await ctx.db.$count(webhookEndpoints, where)) > 0
}

const {
  secretEncrypted: _secret,
  previousSecretEncrypted: _previous,
  ...shown
} = getTableColumns(webhookEndpoints)

const inState = (state: DeliveryState) =>
  sql<number>`(select count(*)::int from webhook_deliveries d
    where d.endpoint_id = ${webhookEndpoints.id} and d.state = ${sql.raw(`'${state}'`)})`

/** An endpoint as staff see it: never with its secret. */
export type EndpointRow = Omit<Endpoint, 'secretEncrypted' | 'previousSecretEncrypted'> & {
  partner: string
  partnerEndedAt: Date | null
  waiting: number
  failed: number
}

const selectEndpoints = (ctx: Context) =>
  ctx.db
    .select({
      ...shown,
      partner: partners.name,
      partnerEndedAt: partners.endedAt,
      waiting: inState('waiting'),
      failed: inState('failed'),
    })
    .from(webhookEndpoints)
    .innerJoin(partners, eq(partners.id, webhookEndpoints.partnerId))

export async function findEndpointRow(ctx: Context, id: string): Promise<EndpointRow | null> {
  const [row] = await selectEndpoints(ctx).where(eq(webhookEndpoints.id, id))
  return row ?? null
}

export const listEndpointRows = (ctx: Context): Promise<EndpointRow[]> =>
  selectEndpoints(ctx).orderBy(
    asc(partners.name),
    asc(webhookEndpoints.createdAt),
    asc(webhookEndpoints.id),
  )

const { payload: _payload, ...LINE } = getTableColumns(webhookDeliveries)

export type DeliveryLine = Omit<Delivery, 'payload'> & { url: string; partner: string }
export type DeliveryFilter = { state: DeliveryState | null; endpointId: string | null }

const matching = ({ state, endpointId }: DeliveryFilter) =>
  and(
    state === null ? undefined : eq(webhookDeliveries.state, state),
    endpointId === null ? undefined : eq(webhookDeliveries.endpointId, endpointId),
  )

/** The newest first. */
export const pageDeliveries = (
  ctx: Context,
  filter: DeliveryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeliveryLine[]> =>
  ctx.db
    .select({ ...LINE, url: webhookEndpoints.url, partner: partners.name })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(partners, eq(partners.id, webhookEndpoints.partnerId))
    .where(matching(filter))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset)

export const countDeliveries = (
  ctx: Context,
  endpointId: string | null,
): Promise<{ state: DeliveryState; count: number }[]> =>
  ctx.db
    .select({ state: webhookDeliveries.state, count: sql<number>`count(*)::int` })
    .from(webhookDeliveries)
    .where(matching({ state: null, endpointId }))
    .groupBy(webhookDeliveries.state)

export async function findDelivery(
  ctx: Context,
  id: string,
): Promise<(DeliveryLine & Pick<Delivery, 'payload'>) | null> {
  const [row] = await ctx.db
    .select({
      ...getTableColumns(webhookDeliveries),
      url: webhookEndpoints.url,
      partner: partners.name,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(partners, eq(partners.id, webhookEndpoints.partnerId))
    .where(eq(webhookDeliveries.id, id))
  return row ?? null
}

/** Newest first; limited, because a delivery may have many attempts. */
export const listAttempts = (ctx: Context, deliveryId: string, limit: number): Promise<Attempt[]> =>
  ctx.db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.attemptedAt), desc(webhookAttempts.id))
    .limit(limit)

export const countFailed = (ctx: Context): Promise<number> =>
  ctx.db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'failed'))
