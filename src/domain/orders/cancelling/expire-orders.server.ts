/** Expires unpaid orders and releases their stock. Spec §1 "Bank-transfer stock is held 14 days". */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readLedger } from '#domain/ledger/ledger.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { cancelCardPayment } from '#domain/payments/card-payment.server.ts'
import { addDays } from '#shared/add-time.ts'
import { invariant } from '#shared/result.ts'

import { syncCardPayment } from '../card-payments/sync-card-payment.server.ts'
import { flagForReview } from '../flag-for-review.server.ts'
import { forEachOrder } from '../for-each-order.ts'
import { PARTLY_PAID_LOOK_DAYS } from '../policy.ts'
import { listOverdue, lockOrder, type Order, updateOrder } from '../store.server.ts'
import { moveOrder } from '../transition.server.ts'

const ORDERS_A_RUN = 200

/** Bank orders past deadline and grace period; the buyer receives an e-mail. */
export const lapseUnpaidOrders = (ctx: Context): Promise<number> =>
  expire(ctx, { from: 'awaiting_transfer', to: 'lapsed' })

/** Orders without any action for 24 h after placing. */
export const abandonUntouchedOrders = (ctx: Context): Promise<number> =>
  expire(ctx, { from: 'created', to: 'abandoned' })

async function expire(
  ctx: Context,
  move: { from: 'awaiting_transfer'; to: 'lapsed' } | { from: 'created'; to: 'abandoned' },
): Promise<number> {
  invariant(may(ctx.actor, 'order.expire'), 'only the shop itself gives orders up')
  let expired = 0
  await forEachOrder(await listOverdue(ctx, move.from, ORDERS_A_RUN), async (orderId) => {
    const isFree = await takeCardPaymentBack(ctx, orderId)
    if (isFree && (await expireOne(ctx, orderId, move))) expired += 1
  })
  return expired
}

/** Cancels the card payment at the processor first: a payment in progress then pays the order instead of being lost. */
async function takeCardPaymentBack(ctx: Context, orderId: string): Promise<boolean> {
  const canceled = await cancelCardPayment(ctx, orderId)
  if (canceled === null) return true
  if (!canceled.ok) return false
  if (canceled.value.status === 'canceled') return true

  await syncCardPayment(ctx, orderId)
  return false
}

const expireOne = (
  ctx: Context,
  orderId: string,
  { from, to }: { from: string; to: 'lapsed' | 'abandoned' },
): Promise<boolean> =>
  ctx.transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order?.status !== from || order.unpaidUntil >= ctx.now) return false
    if (await isPartlyPaid(ctx, order)) return false

    const moved = await moveOrder(ctx, order, { to })
    if (moved.ok && to === 'lapsed') {
      const { customerEmail, locale } = order
      const payload = { orderId }
      await queueEmail(ctx, 'order_lapsed', {
        entityId: orderId,
        to: customerEmail,
        locale,
        payload,
      })
    }
    return moved.ok
  })

/** Partly paid: staff decide. The order is flagged again later while it stays open. */
async function isPartlyPaid(ctx: Context, order: Order): Promise<boolean> {
  const { balance } = await readLedger(ctx, order)
  if (balance.receivedMinor === 0) return false

  await flagForReview(ctx, order, 'transfer_short_overdue')
  const later = addDays(ctx.now, PARTLY_PAID_LOOK_DAYS)
  await updateOrder(ctx, order.id, { unpaidUntil: later })
  return true
}
