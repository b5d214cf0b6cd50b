import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { isOrderable } from './cartridge.ts'
import { comesWithPackages } from './sdk.ts'
import { findProducts, findScents, findSdks } from './store.server.ts'

export type UnknownGoods =
  | { code: 'cartridge_unknown'; serials: string[] }
  | { code: 'sdk_unknown'; slugs: string[] }

/** Checks that all selected items exist, are listed and can be packed. Made-to-order scents have no price. */
export async function findOrderables(
  ctx: Context,
  chosen: { picks: readonly { serial: string }[]; sdks: readonly { slug: string }[] },
): Promise<Result<null, UnknownGoods>> {
  const serials = chosen.picks.map(({ serial }) => serial)
  const known = new Set(
    (await findScents(ctx, serials)).filter(isOrderable).map(({ serial }) => serial),
  )
  const unknown = serials.filter((serial) => !known.has(serial))
  if (unknown.length > 0) return fail({ code: 'cartridge_unknown', serials: unknown })

  const slugs = chosen.sdks.map(({ slug }) => slug)
  if (slugs.length === 0) return ok(null)
  const included = (await findSdks(ctx, slugs)).filter(comesWithPackages)
  const found = new Set(included.map(({ slug }) => slug))
  const missing = slugs.filter((slug) => !found.has(slug))
  return missing.length > 0 ? fail({ code: 'sdk_unknown', slugs: missing }) : ok(null)
}

/** Which of these products are on sale now. */
export async function findSold(ctx: Context, productIds: readonly string[]): Promise<Set<string>> {
  const products = await findProducts(ctx, productIds)
  return new Set(products.filter(({ isSold }) => isSold).map(({ id }) => id))
}
