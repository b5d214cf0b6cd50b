import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'

import { findProducts, findScents, findSdks } from './store.server.ts'

export type Names = {
  products: Map<string, LocalizedText>
  cartridges: Map<string, { name: LocalizedText; kind: string }>
  sdks: Map<string, LocalizedText>
}

/** Names in every language, of listed and unlisted entries. */
export async function listNames(
  ctx: Context,
  wanted: { productIds: string[]; serials: string[]; slugs: string[] },
): Promise<Names> {
  const products = await findProducts(ctx, wanted.productIds)
  const cartridges = await findScents(ctx, wanted.serials)
  const sdks = await findSdks(ctx, wanted.slugs)
  return {
    products: new Map(products.map((row) => [row.id, row.name])),
    cartridges: new Map(cartridges.map((row) => [row.serial, { name: row.name, kind: row.kind }])),
    sdks: new Map(sdks.map((row) => [row.slug, row.name])),
  }
}
