import { sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { orderEvents } from '../table.server.ts'

export type EventsCounted = {
  finalUpTo: number
  counts: { kind: string; count: number; isFinal: boolean }[]
}

/**
 * Ids are assigned at insert and become visible at commit, so a lower id may appear later. The final range
 * ends before the first event younger than `finalBefore`.
 */
export async function countEventsAfter(
  ctx: Context,
  after: number,
  finalBefore: Date,
): Promise<EventsCounted> {
  const { rows } = await ctx.db.execute<{
    kind: string
    count: number
    isFinal: boolean
    edge: number
  }>(sql`
    with later as materialized (
      select ${orderEvents.id}, ${orderEvents.kind}, ${orderEvents.at} from ${orderEvents}
      where ${orderEvents.id} > ${after}
    ), edge as (
      select coalesce(min(id) filter (where at >= ${finalBefore.toISOString()}::timestamptz) - 1,
        max(id)) as id from later
    )
    select later.kind, count(*)::int as count, later.id <= edge.id as "isFinal", edge.id as edge
    from later, edge group by 1, 3, 4`)
  return { finalUpTo: rows[0]?.edge ?? after, counts: rows }
}
