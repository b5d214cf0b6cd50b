import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { BATCH_ORDERS_MAX } from '../batches/batch.ts'
import { listOpenReplacements } from '../replacement-store.server.ts'
import { composeViews } from '../view-order.server.ts'
import { type Shipment, shipmentOf } from './shipment.ts'

/** Open replacements, the oldest first; of these ids only, where they are given. */
export async function listReplacementsToPack(
  ctx: Context,
  ids?: readonly string[],
): Promise<Result<Shipment[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const some = ids && { ids: ids.filter(isUuid).slice(0, BATCH_ORDERS_MAX) }
  if (some?.ids.length === 0) return ok([])
  const open = await listOpenReplacements(ctx, { ...some, limit: BATCH_ORDERS_MAX })
  const orders = new Map(open.map(({ order }) => [order.id, order]))
  const views = await composeViews(ctx, [...orders.values()])
  return ok(
    open.flatMap(({ replacement: { id } }) =>
      views.flatMap((view) =>
        view.replacements
          .filter((replacement) => replacement.id === id)
          .map((replacement) => shipmentOf(view, replacement)),
      ),
    ),
  )
}
