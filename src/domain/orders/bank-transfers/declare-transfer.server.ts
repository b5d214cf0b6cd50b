import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockCustomerOrder } from '../customer-order.server.ts'
import { orderCan } from '../lifecycle.ts'
import { insertEvent, type Order, updateOrder } from '../store.server.ts'

type Refusal = 'not_found' | 'order_state_refuses'

/**
 * The buyer declares a transfer and, if it differs, the payer's name. The claim changes no money: it helps staff find
 * the transfer and pauses the reminders. Repeating it with the same name writes nothing.
 */
export const declareTransfer = (
  ctx: Context,
  orderId: string,
  payerName: string,
): Promise<Result<Order, Refusal>> =>
  ctx.transaction<Result<Order, Refusal>>(async (ctx) => {
    const order = await lockCustomerOrder(ctx, orderId)
    if (!order) return fail('not_found')
    if (!orderCan.declareTransfer(order) || order.paymentMethod !== 'bank_transfer') {
      return fail('order_state_refuses')
    }
    if (order.transferDeclaredAt !== null && order.payerName === payerName) return ok(order)

    await insertEvent(ctx, { orderId, kind: 'transfer_declared', detail: { payerName } })
    return ok(await updateOrder(ctx, orderId, { transferDeclaredAt: ctx.now, payerName }))
  })
