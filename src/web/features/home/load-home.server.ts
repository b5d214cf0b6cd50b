/** Everything the home page shows that staff can change. */

import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { DEVICE_SLUGS, type DeviceSlug, isOffSale } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { listAllCartridges, listProducts } from '#domain/catalog/list-catalog.server.ts'
import { findSignageSimPrices } from '#domain/catalog/prices/signage-sim-prices.server.ts'
import { setsOf } from '#domain/catalog/scent-sets.ts'
import type { Context } from '#domain/context.ts'
import { findPackages } from '#domain/orders/placing/find-packages.server.ts'
import {
  HOME_BACKGROUND_KEY,
  type HomeBackground,
  homeBackgroundOf,
} from '#domain/settings/home-background.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'
import { presentAddress } from '#web/pictures/picture.tsx'
import { canPack } from '#web/scents/card-scent.server.ts'
import { loadKinds } from '#web/scents/filter/load-kinds.server.ts'

import { featuredScentOf, pickFeatured } from './featured-scents.server.ts'
import { heroScentsOf } from './hero-scents.ts'

export async function loadHome(ctx: Context, locale: Locale, kind: string) {
  const [yen, dollars, simPrices, background, cartridges, kinds, devices] = await Promise.all([
    findPackages(ctx, 'jpy'),
    findPackages(ctx, 'usd'),
    findSignageSimPrices(ctx),
    findBackground(ctx),
    listAllCartridges(ctx),
    loadKinds(ctx, locale),
    findDevices(ctx, locale),
  ])
  const isShown = (row: { kind: string }) => kind === KIND_FILTER_ALL || row.kind === kind
  const used = new Set(cartridges.map((row) => row.kind))
  return {
    kitPrices: { jpy: yen.kit.price, usd: dollars.kit.price },
    simPrices,
    background,
    devices,
    hero: heroScentsOf(cartridges, locale),
    featured: {
      kind,
      scents: pickFeatured(cartridges, kind).map((row) => featuredScentOf(row, locale)),
      kinds: kinds.filter((row) => used.has(row.kind)),
      count: cartridges.filter(isShown).length,
      total: cartridges.length,
    },
    sets: setsOf(
      cartridges
        .filter(canPack)
        .map(({ serial, kind: kindOfScent }) => ({ serial, kind: kindOfScent })),
    ),
  }
}

async function findBackground(ctx: Context): Promise<HomeBackground> {
  const prefix = 'background.'
  const below = await findSettingsBelow(ctx, prefix)
  const value = below[HOME_BACKGROUND_KEY.slice(prefix.length)] ?? ''
  return homeBackgroundOf(presentAddress(value))
}

/** The name of each device; one without a row in the catalogue is shown by its slug and stays reachable. */
async function findDevices(
  ctx: Context,
  locale: Locale,
): Promise<{ slug: DeviceSlug; name: string; tagline: string; isOffSale: boolean }[]> {
  const { items } = await listProducts(ctx, null, { number: 1, size: PAGE_LIMIT_MAX })
  const sold = new Set(items.filter(({ isSold }) => isSold).map(({ id }) => id))
  return DEVICE_SLUGS.map((slug) => {
    const row = items.find((item) => item.slug === slug)
    const device = { slug, isOffSale: isOffSale(deviceOf(slug), sold) }
    if (!row) return { ...device, name: slug, tagline: '' }

    return {
      ...device,
      name: textIn(row.name, locale),
      tagline: textIn(row.tagline, locale),
    }
  })
}
