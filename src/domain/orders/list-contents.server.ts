import { may } from '#domain/accounts/permission.ts'
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findDemand } from './store.server.ts'

export type OrderedCartridge = {
  serial: string
  name: LocalizedText
  kind: string
  quantity: number
}

/** The cartridges of the orders on one page of the console, by order. */
export async function listContentsAsStaff(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Result<Map<string, OrderedCartridge[]>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')

  const demands = new Map<string, { serial: string; quantity: number }[]>()
  for (const id of orderIds) demands.set(id, await findDemand(ctx, id))

  const serials = [...new Set([...demands.values()].flat().map(({ serial }) => serial))]
  const { cartridges } = await listNames(ctx, { productIds: [], serials, slugs: [] })
  const described = ({ serial, quantity }: { serial: string; quantity: number }) => ({
    serial,
    quantity,
    ...(cartridges.get(serial) ?? { name: { en: serial, ja: null, ko: null }, kind: 'custom' }),
  })
  return ok(new Map([...demands].map(([id, demand]) => [id, demand.map(described)])))
}
