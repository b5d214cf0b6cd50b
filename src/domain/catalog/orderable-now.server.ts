import type { Context } from '#domain/context.ts'

import { isOrderable } from './cartridge.ts'
import { comesWithPackages } from './sdk.ts'
import { findCartridges, findSdks } from './store.server.ts'

export type OrderableNow = { cartridges: Map<string, number>; sdks: Set<string> }

/** The available quantity of each. Unlisted and made-to-order scents are absent. */
export async function findOrderableNow(
  ctx: Context,
  wanted: { serials: string[]; slugs: string[] },
): Promise<OrderableNow> {
  const cartridges = wanted.serials.length ? await findCartridges(ctx, wanted.serials) : []
  const sdks = wanted.slugs.length ? await findSdks(ctx, wanted.slugs) : []
  const sold = cartridges.filter(isOrderable)
  return {
    cartridges: new Map(
      sold.map(({ serial, available }) => [serial, Math.max(0, Number(available))]),
    ),
    sdks: new Set(sdks.filter(comesWithPackages).map(({ slug }) => slug)),
  }
}
