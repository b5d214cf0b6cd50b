import type { Context } from '#domain/context.ts'
import { openCardPayment } from '#domain/payments/card-payment.server.ts'
import type { CardPayment } from '#domain/payments/gateway.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { money } from '#shared/money.ts'
import { fail, type Result } from '#shared/result.ts'

import { findCustomerOrder } from '../customer-order.server.ts'
import { orderCan } from '../lifecycle.ts'

type Refusal =
  | { code: 'not_found' | 'order_not_payable' | 'payment_method_differs' | 'card_unavailable' }
  | RateLimited

/** Spec §7 call 17. One payment per order: a repeated call returns the same one. */
export async function startCardPayment(
  ctx: Context,
  orderId: string,
): Promise<Result<CardPayment, Refusal>> {
  const order = await findCustomerOrder(ctx, orderId)
  if (!order) return fail({ code: 'not_found' })
  if (!orderCan.bePaid(order)) return fail({ code: 'order_not_payable' })
  if (order.paymentMethod !== 'card') return fail({ code: 'payment_method_differs' })

  const counted = await consumeRateLimit(ctx, 'intent_account', order.userId)
  if (!counted.ok) return counted

  const opened = await openCardPayment(ctx, {
    orderId,
    orderNumber: order.number,
    amount: money(order.totalMinor, order.currency),
  })
  return opened.ok ? opened : fail({ code: opened.error })
}
