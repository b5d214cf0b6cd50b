/** Staff refund money: a part, the shipping, or all of it. Decisions, section 7. */
import type { Context } from '#domain/context.ts'
import {
  changeRefund,
  type OrderLedger,
  promiseRefund,
  type Refund,
  readLedger,
  readRefund,
} from '#domain/ledger/ledger.server.ts'
import type { MoneyMethod, Pieces } from '#domain/ledger/money-words.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { wasSent } from '../lifecycle.ts'
import { type StaffRefusal, withLockedOrder } from '../locked-order.server.ts'
import { areWithin } from '../pieces.ts'
import { insertEvent, listContents, type Order } from '../store.server.ts'
import { concludeRefund } from './conclude-refund.server.ts'
import { isOverdueRefund } from './overdue-refund.ts'
import { refundableItems, restockable, withItems } from './refund-items.ts'
import { refundLeftFor } from './refund-limit.server.ts'
import {
  amountOf,
  fitsInto,
  type RefundParts,
  refundableBy,
  refundableParts,
} from './refund-parts.ts'

/** Its parts are amounts beyond the items: the price of those is added to the goods. */
export type RefundRequest = RefundParts & {
  items?: readonly Pieces[]
  /** The processor sends a card refund; staff make a transfer and record its reference. */
  method: MoneyMethod
  reason: string
  /** Of an order that has not shipped: its goods are released when it is refunded in full. */
  returnsStock: boolean
  /** Of an order that has shipped: the cartridges that came back and can be sold again. */
  restocked?: readonly Pieces[]
  /** The number of refunds when the form was rendered: a second submit refunds nothing. */
  refundsBefore?: number
}

/**
 * `refund_too_much`: above the money received or above the rest of a part; `refund_above_limit`: above what the role may
 * refund; `refund_pieces_exceeded`: more pieces than the order has left. Writes nothing.
 */
export const requestRefund = (
  ctx: Context,
  orderId: string,
  { items = [], restocked = [], ...request }: RefundRequest,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedOrder<StaffRefusal>(ctx, 'order.refund', orderId, async (ctx, order) => {
    const { method, reason, returnsStock, refundsBefore } = request
    const ledger = await readLedger(ctx, order)
    if (refundsBefore !== undefined && refundsBefore !== ledger.refunds.length) {
      return fail('order_state_refuses')
    }
    const priced = await partsOf(ctx, order, ledger, { items, restocked, ...request })
    if (!priced.ok) return priced
    const parts = priced.value
    const amountMinor = amountOf(parts)
    const left = await refundLeftFor(ctx, order, ledger)
    if (left !== null && amountMinor > left) return fail('refund_above_limit')
    const refund = await promiseRefund(ctx, {
      orderId,
      method,
      state: 'requested',
      amountMinor,
      ...parts,
      items: [...items],
      restocked: [...restocked],
      currency: order.currency,
      reason,
      returnsStock,
      requestedBy: 'userId' in ctx.actor ? ctx.actor.userId : null,
      requestedAt: ctx.now,
    })
    const detail = { refundId: refund.id, amountMinor, method, items }
    await insertEvent(ctx, { orderId, kind: 'refund_requested', detail })
    if (method === 'card') await ctx.enqueue('payments.send_refund', { refundId: refund.id })
    return ok(order)
  })

/** What is refunded of each part, with the price of the items; or why it is more than the order has left. */
async function partsOf(
  ctx: Context,
  order: Order,
  ledger: OrderLedger,
  {
    items,
    restocked,
    method,
    ...amounts
  }: Required<Pick<RefundRequest, 'items' | 'restocked' | 'method'>> & RefundParts,
): Promise<Result<RefundParts, 'refund_pieces_exceeded' | 'refund_too_much'>> {
  const { refunds, balance } = ledger
  const { lines, cartridges } = await listContents(ctx, [order.id])
  const returned = wasSent(order.status) ? restockable(cartridges, refunds) : []
  if (!areWithin(items, refundableItems(lines, refunds)) || !areWithin(restocked, returned))
    return fail('refund_pieces_exceeded')

  const parts = withItems(amounts, items, lines)
  const isLeft = fitsInto(parts, refundableParts(order, refunds, balance))
  return isLeft && amountOf(parts) <= refundableBy(ledger, method)
    ? ok(parts)
    : fail('refund_too_much')
}

/** Records the transfer of a refund with the reference of the bank's receipt. */
export const recordRefundTransfer = (
  ctx: Context,
  orderId: string,
  { refundId, proof }: { refundId: string; proof: string },
): Promise<Result<Order, StaffRefusal>> =>
  withLockedRefund(ctx, orderId, refundId, async (ctx, order, refund) => {
    if (!isAwaitingTransfer(refund) || proof === '') return fail('refund_state_refuses')
    return ok(await concludeRefund(ctx, order, refund, proof))
  })

/**
 * Retries a refund. A refused one gets a new idempotency key; an unconfirmed one keeps
 * its key, so that the money is sent once.
 */
export const retryRefund = (
  ctx: Context,
  orderId: string,
  refundId: string,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedRefund(ctx, orderId, refundId, async (ctx, order, refund) => {
    if (refund.state !== 'failed' && !isOverdueRefund(refund, ctx.now)) {
      return fail('refund_state_refuses')
    }
    await changeRefund(ctx, refundId, { state: 'requested' })
    await insertEvent(ctx, { orderId, kind: 'refund_retried', detail: { refundId } })
    await ctx.enqueue('payments.send_refund', { refundId })
    return ok(order)
  })

/** Withdraws a refund that has not been sent; refused while the processor may be working on it. */
export const withdrawRefund = (
  ctx: Context,
  orderId: string,
  refundId: string,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedRefund(ctx, orderId, refundId, async (ctx, order, refund) => {
    if (refund.state !== 'failed' && !isAwaitingTransfer(refund)) {
      return fail('refund_state_refuses')
    }
    await changeRefund(ctx, refundId, { state: 'withdrawn', finishedAt: ctx.now })
    await insertEvent(ctx, { orderId, kind: 'refund_withdrawn', detail: { refundId } })
    return ok(order)
  })

const isAwaitingTransfer = ({ method, state }: Refund): boolean =>
  method === 'bank_transfer' && state === 'requested'

/** With the order's row locked; a refund of another order does not exist. */
const withLockedRefund = (
  ctx: Context,
  orderId: string,
  refundId: string,
  action: (ctx: Context, order: Order, refund: Refund) => Promise<Result<Order, StaffRefusal>>,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedOrder(ctx, 'order.refund', orderId, async (ctx, order) => {
    const refund = isUuid(refundId) ? await readRefund(ctx, refundId) : null
    return refund?.orderId === orderId ? action(ctx, order, refund) : fail('not_found')
  })
