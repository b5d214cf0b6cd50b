/** Staff send goods once more at no charge. Spec §1; decision 0060. */
import { reserveGoods } from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { wasSent } from '../lifecycle.ts'
import { type StaffRefusal, withLockedOrder } from '../locked-order.server.ts'
import { insertReplacement, listReplacements } from '../replacement-store.server.ts'
import { insertEvent, listContents, type Order } from '../store.server.ts'
import { emailAboutReplacement } from './email-about-replacement.server.ts'
import { demandOf, type ReplacementRequest, replacementRefusalOf } from './replacement-rules.ts'

/** Reserves the goods, or refuses with `replacement_out_of_stock`. Requires an order that was sent. */
export const openReplacement = (
  ctx: Context,
  orderId: string,
  request: ReplacementRequest,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedOrder(ctx, 'order.ship', orderId, async (ctx, order) => {
    const before = await listReplacements(ctx, [orderId])
    const isRepeated = (request.replacementsBefore ?? before.length) !== before.length
    if (!wasSent(order.status) || isRepeated) return fail('order_state_refuses')

    const contents = await listContents(ctx, [orderId])
    const deliveredOn = order.deliveredAt && dayInJapan(order.deliveredAt)
    const refusal = replacementRefusalOf(request, deliveredOn, contents, before)
    if (refusal) return fail(refusal)
    const held = await reserveGoods(ctx, demandOf(request.items, contents))
    if (!held.ok) return fail('replacement_out_of_stock')

    const { items, reason, reportedOn, note } = request
    const replacement = await insertReplacement(ctx, {
      orderId,
      reason,
      reportedOn,
      items: [...items],
      state: 'open',
      position: before.length + 1,
      openedAt: ctx.now,
      openedBy: 'userId' in ctx.actor ? ctx.actor.userId : '',
    })
    await insertEvent(ctx, {
      orderId,
      kind: 'replacement_opened',
      detail: {
        replacementId: replacement.id,
        position: replacement.position,
        items,
        reason,
        ...(note && { text: note }),
      },
    })
    await emailAboutReplacement(ctx, order, replacement, 'replacement_opened')
    return ok(order)
  })
