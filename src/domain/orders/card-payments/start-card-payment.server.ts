import type { Context } from '#domain/context.ts'
import {
  type CardPaymentRow,
  insertPaymentRow,
  openCardPayment,
  type Payable,
} from '#domain/payments/card-payment.server.ts'
import type { CardPayment } from '#domain/payments/gateway.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import {
  claimRepeatable,
  type IdempotencyRefusal,
  type Replayable,
} from '#domain/rate-limits/idempotency.server.ts'
import { awaitAll } from '#shared/await-all.ts'
import { money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findCustomerOrder } from '../customer-order.server.ts'
import { orderCan } from '../lifecycle.ts'

type Refusal =
  | { code: 'not_found' | 'order_not_payable' | 'payment_method_differs' | 'card_unavailable' }
  | RateLimited
  | IdempotencyRefusal

type Request = { key: string | null; body: string }
type Begun = { payable: Payable; isRepeated: boolean }

/**
 * Spec §7 call 17. One payment per order: a repeated call returns the same one. Key, rate limit and our row of the payment are
 * committed together before the processor is asked.
 */
export async function startCardPayment(
  ctx: Context,
  orderId: string,
  request: Request,
): Promise<Replayable<CardPayment, Refusal>> {
  let row: CardPaymentRow | null = null
  const begun = await ctx.transaction(
    (ctx) => begin(ctx, orderId, request),
    async (ctx, begun) => {
      if (begun.ok) row = await insertPaymentRow(ctx, begun.value.payable)
    },
  )
  if (!begun.ok) return begun

  const { payable, isRepeated } = begun.value
  const opened = await openCardPayment(ctx, payable, row)
  const answer = opened.ok ? opened : fail({ code: opened.error })
  return isRepeated ? { ...answer, isReplayed: true } : answer
}

async function begin(
  ctx: Context,
  orderId: string,
  { key, body }: Request,
): Promise<Result<Begun, Refusal>> {
  if (ctx.actor.kind !== 'customer') return fail({ code: 'not_found' })
  const owner = ctx.actor.userId
  const claim = { owner, operation: 'start_card_payment', key, body: { orderId, text: body } }
  const [order, counted, claimed] = await awaitAll([
    findCustomerOrder(ctx, orderId),
    consumeRateLimit(ctx, 'intent_account', owner),
    claimRepeatable(ctx, claim),
  ])
  if (!claimed.ok) return claimed
  if (!order) return fail({ code: 'not_found' })
  if (!orderCan.bePaid(order)) return fail({ code: 'order_not_payable' })
  if (order.paymentMethod !== 'card') return fail({ code: 'payment_method_differs' })
  if (!counted.ok) return counted

  const amount = money(order.totalMinor, order.currency)
  return ok({ payable: { orderId, orderNumber: order.number, amount }, ...claimed.value })
}
