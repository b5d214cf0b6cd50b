import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  type IdempotencyRefusal,
  type Replayable,
  withIdempotencyKey,
} from '#domain/rate-limits/idempotency.server.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockCustomerOrder } from '../customer-order.server.ts'
import type { Order } from '../store.server.ts'
import { moveOrder } from '../transition.server.ts'
import { bankDeadlineOf, lapseMomentOf } from './bank-deadline.ts'

type Refusal = 'not_found' | 'payment_method_differs' | 'order_not_payable'

/** `answer` is what the call answers and stores with its key: JSON. */
type Request<T> = { key: string | null; body: unknown; answer: (order: Order) => T }

/**
 * Spec §7 call 21: the buyer will pay by transfer. The stock stays reserved until the deadline and its
 * grace period; an e-mail carries the instructions. Idempotent: a repeated call sends no second e-mail.
 */
export async function completeBankOrder<T>(
  ctx: Context,
  orderId: string,
  { key, body, answer }: Request<T>,
): Promise<Replayable<T, Refusal | IdempotencyRefusal>> {
  if (ctx.actor.kind !== 'customer') return fail('not_found')

  const request = {
    owner: ctx.actor.userId,
    operation: 'complete_bank_order',
    key,
    body,
    storesRefusal: () => true,
    read: (ctx: Context) => lockCustomerOrder(ctx, orderId),
  }
  return withIdempotencyKey<T, Refusal, Order | null>(ctx, request, async (ctx, order) => {
    const completed = order ? await complete(ctx, order) : fail<Refusal>('not_found')
    return completed.ok ? ok(answer(completed.value)) : completed
  })
}

async function complete(ctx: Context, order: Order): Promise<Result<Order, Refusal>> {
  if (order.paymentMethod !== 'bank_transfer') return fail('payment_method_differs')
  if (order.status === 'awaiting_transfer') return ok(order)
  if (order.status !== 'created') return fail('order_not_payable')

  const deadline = bankDeadlineOf(order.placedAt)
  const [moved] = await awaitAll([
    moveOrder(ctx, order, {
      to: 'awaiting_transfer',
      detail: { deadline: deadline.toISOString() },
      change: { bankDeadlineAt: deadline, unpaidUntil: lapseMomentOf(deadline) },
    }),
    queueEmail(ctx, 'bank_instructions', {
      entityId: order.id,
      to: order.customerEmail,
      locale: order.locale,
      payload: { orderId: order.id },
    }),
  ])
  return moved.ok ? moved : fail('order_not_payable')
}
