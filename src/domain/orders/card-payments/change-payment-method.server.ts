import type { Context } from '#domain/context.ts'
import { readLedger } from '#domain/ledger/ledger.server.ts'
import { cancelCardPayment } from '#domain/payments/card-payment.server.ts'
import { isMethodOffered } from '#domain/payments/methods.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findCustomerOrder } from '../customer-order.server.ts'
import { orderCan } from '../lifecycle.ts'
import { insertEvent, lockOrder, type Order, updateOrder } from '../store.server.ts'
import { syncCardPayment } from './sync-card-payment.server.ts'

type Refusal = 'not_found' | 'source_locked' | 'card_unavailable' | 'payment_method_not_offered'

/**
 * Spec §7 call 18, allowed until paid. Before the change to bank transfer an open card payment is canceled;
 * if it can no longer be canceled, it has paid the order, and the method stays.
 */
export async function changePaymentMethod(
  ctx: Context,
  orderId: string,
  method: Order['paymentMethod'],
): Promise<Result<Order, Refusal>> {
  const order = await findCustomerOrder(ctx, orderId)
  if (!order) return fail('not_found')
  if (order.paymentMethod === method && orderCan.bePaid(order)) return ok(order)
  if (!isMethodOffered(method, order)) return fail('payment_method_not_offered')

  if (method === 'bank_transfer') {
    const canceled = await cancelCardPayment(ctx, orderId)
    if (canceled && !canceled.ok) return canceled
    if (canceled && canceled.value.status !== 'canceled') {
      await syncCardPayment(ctx, orderId)
      return fail('source_locked')
    }
  }

  return ctx.transaction<Result<Order, Refusal>>(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order || !orderCan.bePaid(order)) return fail('source_locked')
    // A card is charged the full amount, so it is refused after a partial transfer.
    const { balance } = await readLedger(ctx, order)
    if (method === 'card' && balance.receivedMinor > 0) return fail('source_locked')

    const detail = { from: order.paymentMethod, to: method }
    await insertEvent(ctx, { orderId, kind: 'payment_method_changed', detail })
    return ok(await updateOrder(ctx, orderId, { paymentMethod: method }))
  })
}
