/** What fits a device, with the names of the catalogue. Spec §1 "plate-type cartridge". */
import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import { listProducts, listSdks } from '../list-catalog.server.ts'
import type { ProductRow, SdkRow } from '../rows.ts'
import { type Compatibility, compatibilityOf } from './compatibility.ts'

export type CompatibilityCatalogue = {
  platePrefix: string
  products: readonly ProductRow[]
  sdks: readonly SdkRow[]
}

/** What the pure rule needs beside the number that is typed, and how things are called. */
export async function readCompatibilityCatalogue(ctx: Context): Promise<CompatibilityCatalogue> {
  const [platePrefix, products, sdks] = await Promise.all([
    findSetting(ctx, 'plate_serial_prefix'),
    listProducts(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    listSdks(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
  ])
  return { platePrefix, products: products.items, sdks: sdks.items }
}

export async function checkCompatibility(
  ctx: Context,
  input: string,
): Promise<CompatibilityCatalogue & { found: Compatibility }> {
  const catalogue = await readCompatibilityCatalogue(ctx)
  return { ...catalogue, found: compatibilityOf(input, catalogue.platePrefix) }
}
