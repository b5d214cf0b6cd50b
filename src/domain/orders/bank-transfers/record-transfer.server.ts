/**
 * Records money received on the bank account: exact, short, over, duplicate or late. The new state of the
 * order follows from its ledger. Decisions, section 7.
 */
import type { Context } from '#domain/context.ts'
import { readLedger, writeMovement } from '#domain/ledger/ledger.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { flagForReview } from '../flag-for-review.server.ts'
import { canBecome, wasPaid } from '../lifecycle.ts'
import { emailBuyer, type StaffRefusal, withLockedOrder } from '../locked-order.server.ts'
import { insertEvent, insertTransfer, type Order } from '../store.server.ts'
import { moveOrder } from '../transition.server.ts'
import { findBankFeeLimits } from './bank-fee.server.ts'

export type Transfer = {
  /** Minor units of the order's currency. */
  amountMinor: number
  payerName: string
  /** ISO day of the statement. */
  receivedOn: string
  /** Staff confirmed an amount that differs from the amount due. */
  acceptsDifference?: boolean
  /** Staff book the small amount that is missing as a bank's fee: the order is paid, and the buyer owes nothing. */
  booksFee?: boolean
}

/** Refuses an amount that differs from the amount due until staff confirm it; a refusal writes nothing. */
export const recordTransfer = (
  ctx: Context,
  orderId: string,
  transfer: Transfer,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedOrder(ctx, 'order.record_transfer', orderId, async (ctx, order) => {
    if (!Number.isSafeInteger(transfer.amountMinor) || transfer.amountMinor <= 0) {
      return fail('transfer_amount_differs')
    }
    const { balance } = await readLedger(ctx, order)
    const feeMinor = transfer.booksFee ? balance.missingMinor - transfer.amountMinor : 0
    if (transfer.booksFee && !(await mayBookFee(ctx, order, feeMinor)))
      return fail('transfer_amount_differs')
    const transferId = await enter(ctx, order, transfer, feeMinor)
    if (transferId === null) return fail('transfer_known')

    const isExpected = transfer.amountMinor === balance.missingMinor && !wasPaid(order.status)
    // The refusal rolls back the row inserted above.
    if (!isExpected && feeMinor === 0 && !transfer.acceptsDifference)
      return fail('transfer_amount_differs')
    return conclude(ctx, order, transferId)
  })

/** Only what an order that can still be paid is missing, up to the limit in the settings. */
const mayBookFee = async (ctx: Context, order: Order, feeMinor: number): Promise<boolean> =>
  canBecome(order.status, 'paid') &&
  feeMinor > 0 &&
  feeMinor <= (await findBankFeeLimits(ctx))[order.currency]

async function enter(
  ctx: Context,
  order: Order,
  { amountMinor, payerName, receivedOn }: Transfer,
  feeMinor: number,
): Promise<string | null> {
  if (ctx.actor.kind !== 'staff') throw new Error('only staff read bank statements')
  const { id: orderId, currency } = order
  const transfer = await insertTransfer(ctx, {
    orderId,
    amountMinor,
    payerName,
    receivedOn,
    currency,
    recordedBy: ctx.actor.userId,
    recordedAt: ctx.now,
  })
  if (transfer === null) return null

  const movement = { orderId, method: 'bank_transfer', currency, reference: transfer.id } as const
  await writeMovement(ctx, { ...movement, kind: 'payment', amountMinor })
  if (feeMinor > 0)
    await writeMovement(ctx, { ...movement, kind: 'bank_fee', amountMinor: feeMinor })
  const detail = { amountMinor, receivedOn, ...(feeMinor > 0 && { feeMinor }) }
  await insertEvent(ctx, { orderId, kind: 'transfer_received', detail })
  return transfer.id
}

async function conclude(
  ctx: Context,
  order: Order,
  transferId: string,
): Promise<Result<Order, StaffRefusal>> {
  const { balance } = await readLedger(ctx, order)
  if (wasPaid(order.status)) {
    const flagged = await flagForReview(ctx, order, 'paid_twice')
    if (balance.excessMinor > 0) await flagExcess(ctx, order, transferId, balance.excessMinor)
    return ok(flagged)
  }
  if (balance.missingMinor > 0) {
    await queueEmail(ctx, 'transfer_short', {
      entityId: transferId,
      to: order.customerEmail,
      locale: order.locale,
      payload: {
        orderId: order.id,
        receivedMinor: balance.receivedMinor,
        missingMinor: balance.missingMinor,
      },
    })
    return ok(await flagForReview(ctx, order, 'transfer_short'))
  }

  const paid = await pay(ctx, order)
  if (!paid.ok || balance.excessMinor === 0 || paid.value.status === 'refund_due') return paid
  await flagExcess(ctx, order, transferId, balance.excessMinor)
  return ok(await flagForReview(ctx, paid.value, 'transfer_excess'))
}

/** Fully paid: the order becomes paid, or, if its stock is gone, due for a refund. */
async function pay(ctx: Context, order: Order): Promise<Result<Order, StaffRefusal>> {
  const change = { paidAt: ctx.now, paymentMethod: 'bank_transfer' as const, reviewReason: null }
  if (canBecome(order.status, 'paid')) {
    const moved = await moveOrder(ctx, order, { to: 'paid', change })
    if (moved.ok) {
      await emailBuyer(ctx, moved.value, 'payment_received')
      return moved
    }
    if (moved.error !== 'out_of_stock') return moved
  }
  const due = await moveOrder(ctx, order, { to: 'refund_due', change })
  if (!due.ok) return due
  await emailBuyer(ctx, due.value, 'refund_due')
  return ok(await flagForReview(ctx, due.value, 'transfer_too_late'))
}

const flagExcess = (
  ctx: Context,
  order: Order,
  transferId: string,
  excessMinor: number,
): Promise<void> =>
  queueEmail(ctx, 'transfer_excess', {
    entityId: transferId,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id, excessMinor },
  })
