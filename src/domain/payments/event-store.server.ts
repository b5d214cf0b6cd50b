/** The processor's events, and their rows as a queue: which are due, and for how long one is a process's own. */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'

import { cardPayments, webhookEvents } from './table.server.ts'

/** A process that takes an event and does not finish it in this time is taken for dead. The processor is waited for less. */
const LEASE_SECONDS = 20
const PAUSE_SECONDS = 1

type Storage = Pick<Context, 'db'>

type NewEvent = {
  eventId: string
  type: string
  intentId: string | null
  disputeId: string | null
  payload: unknown
}

const inSeconds = (seconds: number): SQL => sql`now() + ${seconds} * interval '1 second'`

/** One that is about a payment is due at once. `false` when this event was received before. */
export async function insertWebhookEvent(ctx: Context, event: NewEvent): Promise<boolean> {
  const row = { ...event, receivedAt: ctx.now, isDue: event.intentId !== null }
  return (await insertEvent(ctx, row)).length === 1
}

const insertEvent = prepared(
  'insert_webhook_event',
  (db, { isDue: _, ...event }: NewEvent & { receivedAt: Date; isDue: boolean }) =>
    db
      .insert(webhookEvents)
      .values({
        ...placeholders(webhookEvents, event),
        dueAt: sql`case when ${sql.placeholder('isDue')}::boolean then now() end`,
      })
      .onConflictDoNothing()
      .returning({ eventId: webhookEvents.eventId }),
)

export type EventSubject = {
  eventId: string
  intentId: string
  disputeId: string | null
  /** By our own record; `null` for a payment that we have not saved. */
  orderId: string | null
}

/** `attempts`: this one included. */
export type TakenEvent = EventSubject & { attempts: number }

/** Takes those that have been due for longest; processes that ask at the same moment take different ones. */
export async function takeDueEvents(ctx: Storage, limit: number): Promise<TakenEvent[]> {
  const { rows } = await ctx.db.execute<TakenEvent>(sql`
    with due as (
      select event_id, card_payments.order_id
      from webhook_events left join card_payments using (intent_id)
      where due_at <= now() order by due_at limit ${limit}
      for update of webhook_events skip locked)
    update webhook_events set due_at = ${inSeconds(LEASE_SECONDS)}, attempts = attempts + 1
    from due where webhook_events.event_id = due.event_id
    returning webhook_events.event_id as "eventId", intent_id as "intentId",
      dispute_id as "disputeId", order_id as "orderId", attempts`)
  return rows
}

const isEvent = eq(webhookEvents.eventId, sql.placeholder('eventId'))
const isWaiting = isNotNull(webhookEvents.dueAt)

/** The subject of an event; `null` for an unknown one, and for one that is not about a payment. */
export async function findEventSubject(
  ctx: Storage,
  eventId: string,
): Promise<EventSubject | null> {
  const { disputeId, intentId } = webhookEvents
  const [row] = await ctx.db
    .select({ intentId, disputeId, orderId: cardPayments.orderId })
    .from(webhookEvents)
    .leftJoin(cardPayments, eq(cardPayments.intentId, intentId))
    .where(eq(webhookEvents.eventId, eventId))
  return row?.intentId ? { ...row, eventId, intentId: row.intentId } : null
}

/** After a failed attempt. */
export async function releaseEvent({ db }: Storage, eventId: string): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ dueAt: inSeconds(PAUSE_SECONDS) })
    .where(and(eq(webhookEvents.eventId, eventId), isWaiting))
}

/** What processes held that are gone. */
export async function releaseEvents({ db }: Storage): Promise<void> {
  await db.update(webhookEvents).set({ dueAt: sql`now()` }).where(isWaiting)
}

/** `false` when it was handled meanwhile. */
export async function takeFromQueue({ db }: Storage, eventId: string): Promise<boolean> {
  const taken = await db
    .update(webhookEvents)
    .set({ dueAt: null })
    .where(and(eq(webhookEvents.eventId, eventId), isWaiting))
    .returning({ eventId: webhookEvents.eventId })
  return taken.length > 0
}

export async function markEventProcessed(ctx: Context, eventId: string): Promise<void> {
  await writeProcessed(ctx, { eventId, processedAt: ctx.now })
}

const writeProcessed = prepared(
  'update_processed_event',
  (db, { processedAt }: { eventId: string; processedAt: Date }) =>
    db
      .update(webhookEvents)
      .set({ ...placeholders(webhookEvents, { processedAt }), dueAt: null })
      .where(isEvent),
)
