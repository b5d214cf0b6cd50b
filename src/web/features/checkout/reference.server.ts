import { listAllCartridges, listProducts, listSdks } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import { listUnavailableCountries } from '#domain/shipping/find-fee.server.ts'
import { type Locale, type LocalizedText, textIn } from '#shared/locale.ts'

import type { Reference } from './reference.ts'

/** More than the catalogue will hold for years. */
const ALL = { number: 1, size: 1000 }

export async function findReference(ctx: Context, locale: Locale): Promise<Reference> {
  const nameOf = (row: { name: LocalizedText }) => textIn(row.name, locale)
  const [cartridges, products, sdks, unavailableCountries, settings] = await Promise.all([
    listAllCartridges(ctx),
    listProducts(ctx, null, ALL),
    listSdks(ctx, null, ALL),
    listUnavailableCountries(ctx),
    findSettings(ctx, ['terms_version', 'plate_serial_prefix']),
  ])
  return {
    products: products.items.map((row) => ({ id: row.id, name: nameOf(row) })),
    cartridges: cartridges.map((row) => ({
      serial: row.serial,
      name: nameOf(row),
      kind: row.kind,
    })),
    sdks: sdks.items.map((row) => ({ slug: row.slug, name: nameOf(row) })),
    unavailableCountries,
    termsVersion: settings.terms_version,
    platePrefix: settings.plate_serial_prefix,
  }
}
