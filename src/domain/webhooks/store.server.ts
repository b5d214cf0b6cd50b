/** Writing deliveries down, and sending them. What the console reads and changes is in `console-store.server.ts`. */
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { partners } from '#domain/partners/table.server.ts'
import type { ReferenceData } from '#domain/reference-data.ts'
import { deleteBefore, insertInto, updateBy } from '#domain/rows.server.ts'
import { addDays } from '#shared/add-time.ts'
import { pick } from '#shared/pick.ts'

import { FAILING_DAYS_MAX } from './policy.ts'
import { INTERRUPTED } from './sender.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.server.ts'

export type Endpoint = typeof webhookEndpoints.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect

/** Whether anything is sent there: neither switched off nor of a partner that left. */
const isLive = and(isNull(webhookEndpoints.disabledAt), isNull(partners.endedAt))

export async function listEndpointsFor(ctx: Context, kind: string): Promise<{ id: string }[]> {
  return (await ctx.reference(liveEndpoints)).filter(({ kinds }) => kinds.includes(kind))
}

const liveEndpoints: ReferenceData<Pick<Endpoint, 'id' | 'kinds'>[]> = {
  load: (db) =>
    db
      .select({ id: webhookEndpoints.id, kinds: webhookEndpoints.kinds })
      .from(webhookEndpoints)
      .innerJoin(partners, eq(partners.id, webhookEndpoints.partnerId))
      .where(isLive),
}

export const insertDeliveries = (
  ctx: Context,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<{ id: string; endpointId: string }[]> =>
  ctx.db
    .insert(webhookDeliveries)
    .values(rows)
    .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId })

const claimed = {
  ...pick(webhookDeliveries, 'id', 'endpointId', 'eventId', 'payload', 'attempts'),
  ...pick(webhookEndpoints, 'url', 'secretEncrypted'),
  ...pick(webhookEndpoints, 'previousSecretEncrypted', 'previousSecretUntil'),
}
export type Claimed = Pick<Delivery, 'id' | 'endpointId' | 'eventId' | 'payload' | 'attempts'> &
  Pick<Endpoint, 'url' | 'secretEncrypted' | 'previousSecretEncrypted' | 'previousSecretUntil'>

/** Claims an attempt by incrementing its number; concurrent workers find it changed. */
export async function claimDelivery(
  ctx: Context,
  { id, attempt, nextAttemptAt }: { id: string; attempt: number; nextAttemptAt: Date },
): Promise<Claimed | null> {
  const [row] = await ctx.db
    .update(webhookDeliveries)
    .set({ attempts: attempt + 1, nextAttemptAt })
    .from(webhookEndpoints)
    .innerJoin(partners, eq(partners.id, webhookEndpoints.partnerId))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempt),
        eq(webhookDeliveries.state, 'waiting'),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        isLive,
      ),
    )
    .returning(claimed)
  return row ?? null
}

/** How many attempts a delivery had whose last one was left without an outcome; otherwise `null`. */
export async function findInterrupted(ctx: Context, id: string): Promise<number | null> {
  const [last] = await ctx.db
    .select({ attempts: webhookDeliveries.attempts, error: webhookAttempts.error })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(eq(webhookAttempts.deliveryId, id))
    .orderBy(desc(webhookAttempts.attemptedAt))
    .limit(1)
  return last?.error === INTERRUPTED ? last.attempts : null
}

export const insertAttempt = insertInto(webhookAttempts)

export const updateAttempt = updateBy(webhookAttempts, 'id')

/** Stores the outcome of an attempt; no change if the delivery was restarted meanwhile. */
export async function endDelivery(
  ctx: Context,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  change: Pick<Delivery, 'state' | 'deliveredAt'>,
): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ ...change, nextAttemptAt: null })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
}

export async function noteArrival(ctx: Context, endpointId: string): Promise<void> {
  await ctx.db
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, endpointId), sql`failing_since is not null`))
}

/** Remembers since when, and switches the endpoint off once it has been too long. */
export async function noteFailure(ctx: Context, endpointId: string): Promise<void> {
  const last = addDays(ctx.now, -FAILING_DAYS_MAX)
  await ctx.db
    .update(webhookEndpoints)
    .set({
      failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${ctx.now})`,
      disabledAt: sql`case when ${webhookEndpoints.failingSince} <= ${last}
        then coalesce(${webhookEndpoints.disabledAt}, ${ctx.now}) else ${webhookEndpoints.disabledAt} end`,
    })
    .where(eq(webhookEndpoints.id, endpointId))
}

/** Overdue ones of live endpoints, the longest waiting first; each is left alone until `lostAt`. */
export async function takeDue(
  ctx: Context,
  { lostAt, limit }: { lostAt: Date; limit: number },
): Promise<Pick<Delivery, 'id' | 'endpointId' | 'attempts'>[]> {
  const due = ctx.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(partners, eq(partners.id, webhookEndpoints.partnerId))
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAttemptAt, ctx.now),
        isLive,
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(limit)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  return ctx.db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: lostAt })
    .where(inArray(webhookDeliveries.id, due))
    .returning({
      id: webhookDeliveries.id,
      endpointId: webhookDeliveries.endpointId,
      attempts: webhookDeliveries.attempts,
    })
}

export const deleteDeliveriesBefore = deleteBefore(webhookDeliveries, 'createdAt')
