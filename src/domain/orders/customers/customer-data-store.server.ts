/** All orders of one customer: for the export of personal data, and for erasing it when the account closes. */
import { and, desc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import type { DisputeState, RefundState } from '#domain/ledger/money-words.ts'
import { disputes, refunds } from '#domain/ledger/table.server.ts'
import { listBy } from '#domain/rows.server.ts'

import type { OrderStatus } from '../lifecycle.ts'
import { orderEvents, orders, replacements } from '../table.server.ts'
import { RECORDED_BY_STAFF } from '../timeline.ts'

/** States in which goods or money are still outstanding. */
const UNFINISHED: OrderStatus[] = [
  'created',
  'awaiting_transfer',
  'paid',
  'confirmed',
  'shipped',
  'refund_due',
]
const REFUNDS_TO_COME: RefundState[] = ['requested', 'failed']
const DISPUTES_OPEN: DisputeState[] = ['needs_response', 'under_review']

/** Every one, the newest first. */
export const listAllOrdersOf = listBy(orders, 'userId', desc(orders.placedAt), desc(orders.id))

/** Timeline entries that a staff member wrote. */
export const countEventsOfStaff = (ctx: Context, userId: string): Promise<number> =>
  ctx.db.$count(
    orderEvents,
    and(eq(orderEvents.actorKind, 'staff'), eq(orderEvents.actorId, userId)),
  )

/** Includes finished orders that staff must still review. */
export async function countOpenBusiness(ctx: Context, userId: string): Promise<number> {
  const refundToCome = ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), inArray(refunds.state, REFUNDS_TO_COME)))
  const openDispute = ctx.db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.orderId, orders.id), inArray(disputes.state, DISPUTES_OPEN)))
  const openReplacement = ctx.db
    .select({ id: replacements.id })
    .from(replacements)
    .where(and(eq(replacements.orderId, orders.id), eq(replacements.state, 'open')))
  const isOpen = or(
    inArray(orders.status, UNFINISHED),
    isNotNull(orders.reviewReason),
    exists(refundToCome),
    exists(openDispute),
    exists(openReplacement),
  )
  return ctx.db.$count(orders, and(eq(orders.userId, userId), isOpen))
}

export async function clearContactDetails(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(orders)
    .set({
      customerPhone: '',
      customerKana: '',
      notes: '',
      customsCodeEncrypted: null,
      // Another person, whom no accounting needs.
      recipientName: '',
      recipientCompany: '',
      recipientDepartment: '',
      recipientPhone: '',
    })
    .where(eq(orders.userId, userId))
}

/** Erases the text of a note, edit or cancellation; its author and time remain. */
export async function clearStaffWords(ctx: Context, userId: string): Promise<void> {
  const own = ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await ctx.db
    .update(orderEvents)
    .set({ detail: sql`${orderEvents.detail} - array['text', 'reason', 'before', 'after']` })
    .where(
      and(inArray(orderEvents.orderId, own), inArray(orderEvents.kind, [...RECORDED_BY_STAFF])),
    )
}
