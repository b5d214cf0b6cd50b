import type { Context } from '#domain/context.ts'
import { readLedger } from '#domain/ledger/ledger.server.ts'
import { fail, type Result } from '#shared/result.ts'

import { findCustomerOrder } from '../customer-order.server.ts'
import type { Order } from '../store.server.ts'
import { cancelOrder } from './cancel-order.server.ts'

/** Cancels by the buyer before any payment. After a payment staff must refund it. Spec §1. */
export async function cancelCustomerOrder(
  ctx: Context,
  orderId: string,
): Promise<Result<Order, 'not_found' | 'order_state_refuses' | 'card_unavailable'>> {
  const order = await findCustomerOrder(ctx, orderId)
  if (!order) return fail('not_found')

  const { balance } = await readLedger(ctx, order)
  if (balance.receivedMinor > 0) return fail('order_state_refuses')

  const canceled = await cancelOrder(ctx, orderId)
  if (canceled.ok) return canceled
  return fail(canceled.error === 'card_unavailable' ? 'card_unavailable' : 'order_state_refuses')
}
