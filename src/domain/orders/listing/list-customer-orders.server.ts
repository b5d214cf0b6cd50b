import { may } from '#domain/accounts/permission.ts'
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listDemands, type Order, pageOrdersOf } from '../store.server.ts'

export type OrderedCartridge = {
  serial: string
  name: LocalizedText
  kind: string
  quantity: number
}

/** The customer's own orders, newest first, with their scents. */
export async function listCustomerOrders(
  ctx: Context,
  page: PageRequest,
): Promise<Result<Page<{ order: Order; cartridges: OrderedCartridge[] }>, 'forbidden'>> {
  if (ctx.actor.kind !== 'customer') return fail('forbidden')

  const found = await pageOrdersOf(ctx, ctx.actor.userId, page)
  const contents = await contentsOf(
    ctx,
    found.items.map(({ id }) => id),
  )
  const items = found.items.map((order) => ({ order, cartridges: contents.get(order.id) ?? [] }))
  return ok({ ...found, items })
}

/** The cartridges of the orders on one page of the console, by order. */
export async function listContentsAsStaff(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Result<Map<string, OrderedCartridge[]>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(await contentsOf(ctx, orderIds))
}

async function contentsOf(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, OrderedCartridge[]>> {
  const demands = await listDemands(ctx, orderIds)
  const serials = [...new Set(demands.map(({ serial }) => serial))]
  const { cartridges } = await listNames(ctx, { productIds: [], serials, slugs: [] })

  const contents = new Map<string, OrderedCartridge[]>()
  for (const { orderId, serial, quantity } of demands) {
    const known = cartridges.get(serial)
    const name = known?.name ?? { en: serial, ja: null, ko: null }
    const listed = { serial, name, kind: known?.kind ?? 'custom', quantity }
    contents.set(orderId, [...(contents.get(orderId) ?? []), listed])
  }
  return contents
}
