/** Prepares a reorder: which part of an earlier order is available today. Decisions, section 12. */
import type { Slot } from '#domain/cart/slots.ts'
import { findOrderableNow } from '#domain/catalog/orderable-now.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { PRODUCT_IDS, type ProductId } from '../product.ts'
import { viewCustomerOrder } from '../view-order.server.ts'
import { type ReorderView, reorderOf } from './reorder.ts'

export async function findReorder(
  ctx: Context,
  orderId: string,
): Promise<Result<ReorderView, 'not_found'>> {
  const view = await viewCustomerOrder(ctx, orderId)
  if (!view.ok) return fail('not_found')

  const { order, lines, cartridges, sdks, packages } = view.value
  const now = await findOrderableNow(ctx, {
    serials: cartridges.map(({ serial }) => serial),
    slugs: sdks.map(({ slug }) => slug),
  })
  const known = lines.flatMap(({ productId, quantity }) => {
    const id = PRODUCT_IDS.find((product): product is ProductId => product === productId)
    return id ? [{ productId: id, quantity }] : []
  })
  const again = reorderOf({ lines: known, cartridges, sdks }, now)
  const chambers = packages.flatMap(({ count, chambers }) =>
    Array<Slot[]>(count).fill(chambers).flat(),
  )
  return ok({ ...again, number: order.number, deviceSerial: order.deviceSerial, chambers })
}
