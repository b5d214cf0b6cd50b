import { restockGoods } from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import {
  changeRefund,
  type Refund,
  readLedger,
  writeMovement,
} from '#domain/ledger/ledger.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'

import { canBecome } from '../lifecycle.ts'
import { insertEvent, type Order } from '../store.server.ts'
import { moveOrder } from '../transition.server.ts'

/** Concludes a refund: ledger, refund, stock, timeline, e-mail and state together. Requires a locked order. */
export async function concludeRefund(
  ctx: Context,
  order: Order,
  refund: Refund,
  proof: string,
): Promise<Order> {
  const { id: refundId, amountMinor, method } = refund
  await writeMovement(ctx, {
    orderId: order.id,
    kind: 'refund',
    method,
    amountMinor,
    currency: order.currency,
    reference: method === 'card' ? proof : refundId,
  })
  const back = refund.restocked.map(({ code, quantity }) => ({ serial: code, quantity }))
  if (back.length > 0) await restockGoods(ctx, back, order.id)
  await changeRefund(ctx, refundId, { state: 'succeeded', proof, finishedAt: ctx.now })

  const { balance } = await readLedger(ctx, order)
  const isWhole = balance.refundedMinor === balance.receivedMinor
  const { items } = refund
  const detail = { refundId, amountMinor, method, items }
  await queueEmail(ctx, 'refund_sent', {
    entityId: refundId,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id, ...detail, isWhole },
  })
  if (isWhole && canBecome(order.status, 'refunded')) {
    const { returnsStock } = refund
    const moved = await moveOrder(ctx, order, { to: 'refunded', detail, returnsStock })
    if (moved.ok) return moved.value
  }
  await insertEvent(ctx, { orderId: order.id, kind: 'refunded_part', detail })
  return order
}
