import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isUuid } from '#shared/uuid.ts'

import { orderEvents, orders } from '../table.server.ts'

export type StaffEventFilter = {
  personId?: string | undefined
  kind?: string | undefined
  /** A number or an id. */
  order?: string | undefined
  /** From (inclusive) and until (exclusive). */
  from?: Date | undefined
  until?: Date | undefined
  /** Older than this event. */
  before?: number | undefined
}

/** Newest first. Finds the ids by an index of the events of staff, then reads only those. */
export function listStaffEventRows(
  ctx: Context,
  { personId, kind, order = '', from, until, before }: StaffEventFilter,
  limit: number,
) {
  const { id, at, actorKind, actorId, orderId, detail } = orderEvents
  const named = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(isUuid(order) ? eq(orders.id, order) : eq(orders.number, order))
  const newest = ctx.db
    .select({ id })
    .from(orderEvents)
    .where(
      and(
        sql`${actorKind} = 'staff'`,
        personId === undefined ? undefined : eq(actorId, personId),
        kind === undefined ? undefined : eq(orderEvents.kind, kind),
        order === '' ? undefined : inArray(orderId, named),
        from && gte(at, from),
        until && lt(at, until),
        before === undefined ? undefined : isOlder(before),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
  return ctx.db
    .select({
      id,
      at,
      actorId,
      orderId,
      detail,
      kind: orderEvents.kind,
      number: orders.number,
      currency: orders.currency,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(sql`${id} = any(array(${newest}))`)
    .orderBy(desc(at), desc(id))
}

const isOlder = (id: number): SQL =>
  sql`(${orderEvents.at}, ${orderEvents.id}) < (select e.at, e.id from order_events e where e.id = ${id})`
