import type { Context } from '#domain/context.ts'

import { moveOrderAndEmail, withLockedOrder } from '../locked-order.server.ts'

/** Spec §1: the seller confirms an order by sending a confirmation e-mail. This queues that e-mail. */
export const confirmOrder = (ctx: Context, orderId: string) =>
  withLockedOrder(ctx, 'order.confirm', orderId, (ctx, order) =>
    moveOrderAndEmail(ctx, order, { to: 'confirmed' }, 'order_confirmed'),
  )
