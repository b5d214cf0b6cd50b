import { readCompatibilityCatalogue } from '#domain/catalog/compatibility/check-compatibility.server.ts'
import { DEVICE_SLUGS, type DeviceSlug } from '#domain/catalog/devices/device.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { CompatibilityData } from './compatibility-data.ts'

/** The same for everybody who reads this language. */
export async function loadCompatibility(ctx: Context, locale: Locale): Promise<CompatibilityData> {
  const { platePrefix, products, sdks } = await readCompatibilityCatalogue(ctx)
  const deviceNames = DEVICE_SLUGS.map((slug) => {
    const row = products.find((product) => product.slug === slug)
    return [slug, row ? textIn(row.name, locale) : slug]
  })
  return {
    platePrefix,
    // Each slug is given its name above.
    names: Object.fromEntries(deviceNames) as Record<DeviceSlug, string>,
    sdks: Object.fromEntries(sdks.map((row) => [row.slug, textIn(row.name, locale)])),
  }
}
