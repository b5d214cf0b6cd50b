import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { withLockedCustomerOrder } from '../customer-order.server.ts'
import type { Order } from '../store.server.ts'
import { moveOrder } from '../transition.server.ts'
import { bankDeadlineOf, lapseMomentOf } from './bank-deadline.ts'

type Refusal = 'not_found' | 'payment_method_differs' | 'order_not_payable'

/**
 * Spec §7 call 21: the buyer will pay by transfer. The stock stays reserved until the deadline and its
 * grace period; an e-mail carries the instructions. Idempotent: a repeated call sends no second e-mail.
 */
export const completeBankOrder = (ctx: Context, orderId: string): Promise<Result<Order, Refusal>> =>
  withLockedCustomerOrder<Refusal>(ctx, orderId, async (ctx, order) => {
    if (order.paymentMethod !== 'bank_transfer') return fail('payment_method_differs')
    if (order.status === 'awaiting_transfer') return ok(order)
    if (order.status !== 'created') return fail('order_not_payable')

    const deadline = bankDeadlineOf(order.placedAt)
    const moved = await moveOrder(ctx, order, {
      to: 'awaiting_transfer',
      detail: { deadline: deadline.toISOString() },
      change: { bankDeadlineAt: deadline, unpaidUntil: lapseMomentOf(deadline) },
    })
    if (!moved.ok) return fail('order_not_payable')

    await queueEmail(ctx, 'bank_instructions', {
      entityId: order.id,
      to: order.customerEmail,
      locale: order.locale,
      payload: { orderId },
    })
    return ok(moved.value)
  })
