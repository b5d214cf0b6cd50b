/** The end of a replacement: its parcels were handed to the carrier, or it is not sent after all. */
import { releaseGoods, shipGoods } from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import { readTrackingNumbers } from '#domain/shipping/tracking/read-tracking-numbers.ts'
import { joinTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type StaffRefusal, withLockedOrder } from '../locked-order.server.ts'
import type { Replacement } from '../replacement.ts'
import { listReplacements, updateReplacement } from '../replacement-store.server.ts'
import { insertEvent, listContents, type Order } from '../store.server.ts'
import { emailAboutReplacement } from './email-about-replacement.server.ts'
import { demandOf } from './replacement-rules.ts'

/** As for an order, staff must confirm a tracking number that its carrier would not give. */
export const shipReplacement = (
  ctx: Context,
  { orderId, replacementId }: { orderId: string; replacementId: string },
  trackingNumbers: string,
  areConfirmed = false,
): Promise<Result<Order, StaffRefusal>> =>
  withOpenReplacement(ctx, orderId, replacementId, async (ctx, order, replacement) => {
    const read = readTrackingNumbers(order.shippingMethod, trackingNumbers, areConfirmed)
    if (!read.ok) return read
    await shipGoods(ctx, await goodsOf(ctx, replacement), { reason: 'replaced', orderId })
    const change = { state: 'shipped' as const, closedAt: ctx.now, trackingNumbers: read.value }
    await updateReplacement(ctx, replacementId, change)
    const { position } = replacement
    const trackingNumber = joinTrackingNumbers(read.value)
    await insertEvent(ctx, {
      orderId,
      kind: 'replacement_shipped',
      detail: { replacementId, position, trackingNumber },
    })
    await emailAboutReplacement(ctx, order, replacement, 'replacement_shipped')
    return ok(order)
  })

/** Before it ships: its goods can be sold again. */
export const cancelReplacement = (
  ctx: Context,
  orderId: string,
  replacementId: string,
): Promise<Result<Order, StaffRefusal>> =>
  withOpenReplacement(ctx, orderId, replacementId, async (ctx, order, replacement) => {
    await releaseGoods(ctx, await goodsOf(ctx, replacement))
    await updateReplacement(ctx, replacementId, { state: 'canceled', closedAt: ctx.now })
    const { position } = replacement
    await insertEvent(ctx, {
      orderId,
      kind: 'replacement_canceled',
      detail: { replacementId, position },
    })
    await emailAboutReplacement(ctx, order, replacement, 'replacement_canceled')
    return ok(order)
  })

const goodsOf = async (ctx: Context, { orderId, items }: Replacement) =>
  demandOf(items, await listContents(ctx, [orderId]))

/** With the order's row locked; a replacement of another order does not exist. */
const withOpenReplacement = (
  ctx: Context,
  orderId: string,
  replacementId: string,
  action: (
    ctx: Context,
    order: Order,
    replacement: Replacement,
  ) => Promise<Result<Order, StaffRefusal>>,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedOrder(ctx, 'order.ship', orderId, async (ctx, order) => {
    const known = await listReplacements(ctx, [orderId])
    const replacement = known.find(({ id }) => id === replacementId)
    if (!replacement) return fail('not_found')
    return replacement.state === 'open'
      ? action(ctx, order, replacement)
      : fail('replacement_state_refuses')
  })
