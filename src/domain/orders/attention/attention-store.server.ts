/** Each kind of attention as a condition that an index answers, independent of the number of orders. */
import { and, asc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { disputes, refunds } from '#domain/ledger/table.server.ts'
import { addDays } from '#shared/add-time.ts'

import type { Order } from '../store.server.ts'
import { hasStatus, orders } from '../table.server.ts'
import { type AttentionKind, TRANSFER_DUE_DAYS } from './attention-kinds.ts'
import { isStuckRefund } from './needs-attention-store.server.ts'

/** The most urgent first. */
export const listByAttention = (
  ctx: Context,
  kind: AttentionKind,
  limit: number,
): Promise<Order[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(CONDITIONS[kind](ctx.now))
    .orderBy(URGENCY[kind], asc(orders.placedAt), asc(orders.id))
    .limit(limit)

export const countAttention = (ctx: Context, kind: AttentionKind): Promise<number> =>
  ctx.db.$count(orders, CONDITIONS[kind](ctx.now))

/** The nearest response deadline of the open disputes, by order. */
export async function listAnswersDue(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await ctx.db
    .select({ orderId: disputes.orderId, dueAt: disputes.dueAt })
    .from(disputes)
    .where(
      and(eq(disputes.state, 'needs_response'), sql`${disputes.orderId} = any(${array(orderIds)})`),
    )
    .orderBy(sql`${disputes.dueAt} desc nulls first`)
  return new Map(rows.flatMap(({ orderId, dueAt }) => (dueAt ? [[orderId, dueAt] as const] : [])))
}

const array = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

const DISPUTED = sql`select ${disputes.orderId} from ${disputes}
  where ${disputes.state} = 'needs_response'`

const REFUND_FAILED = sql`select ${refunds.orderId} from ${refunds} where ${refunds.state} = 'failed'`

/** Same rule as `attentionReasonsOf`, in SQL: a stuck refund, or a refund that staff have yet to request. */
const toRefund = (now: Date): SQL => sql`select ${refunds.orderId} from ${refunds}
    where ${isStuckRefund(now)}
  union select due.id from ${orders} due where due.status = 'refund_due' and not exists (
    select from ${refunds} where ${refunds.orderId} = due.id
      and ${refunds.state} in ('requested', 'failed'))`

/** Flagged for a reason that no other kind covers. */
const TO_REVIEW = sql`${orders.reviewReason} is not null
  and not (${orders.reviewReason} = 'dispute_open' and ${orders.id} in (${DISPUTED}))
  and not (${orders.reviewReason} = 'refund_failed' and ${orders.id} in (${REFUND_FAILED}))`

const awaiting = (...more: SQL[]): SQL | undefined =>
  and(hasStatus('awaiting_transfer'), isNotNull(orders.bankDeadlineAt), ...more)

const CONDITIONS = {
  dispute: () => sql`${orders.id} in (${DISPUTED})`,
  refund: (now) => sql`${orders.id} in (${toRefund(now)})`,
  review: () => TO_REVIEW,
  transfer_late: (now) => awaiting(lte(orders.bankDeadlineAt, now)),
  confirm: () => hasStatus('paid'),
  ship: () => hasStatus('confirmed'),
  transfer_due: (now) =>
    awaiting(
      gt(orders.bankDeadlineAt, now),
      lte(orders.bankDeadlineAt, addDays(now, TRANSFER_DUE_DAYS)),
    ),
} as const satisfies Record<AttentionKind, (now: Date) => SQL | undefined>

const URGENCY = {
  dispute: sql`(select min(${disputes.dueAt}) from ${disputes}
    where ${disputes.orderId} = ${orders.id} and ${disputes.state} = 'needs_response') asc nulls last`,
  refund: asc(orders.placedAt),
  review: asc(orders.placedAt),
  transfer_late: asc(orders.bankDeadlineAt),
  confirm: asc(orders.paidAt),
  ship: asc(orders.paidAt),
  transfer_due: asc(orders.bankDeadlineAt),
} as const satisfies Record<AttentionKind, SQL>
