/** Compatibility of a device with cartridges and SDKs, with their names. Spec §1 "plate-type cartridge". */
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

/** Inputs of the pure rule besides the typed serial number, and names for display. */
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
