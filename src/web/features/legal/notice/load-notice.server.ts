/** Everything in the notice that comes from the database: the seller, fees, countries and software. */

import { listApplications, listSdks } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import { countriesFor } from '#domain/shipping/country-list.ts'
import { listFees } from '#domain/shipping/list-fees.server.ts'
import { PREFECTURES, RATE_REGIONS } from '#domain/shipping/prefecture.ts'
import { ZONES, type Zone } from '#domain/shipping/zone.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import { findSeller } from '../find-seller.server.ts'
import type { FeeFacts, NoticeFacts, Program } from './notice-facts.ts'

/** It contains every country of no other list, so it is not listed either. */
const ZONE_OF_THE_REST: Zone = 5
const ALL = { number: 1, size: PAGE_LIMIT_MAX }

export async function loadNotice(
  ctx: Context,
  locale: Locale,
  siteUrl: string,
): Promise<NoticeFacts> {
  const [seller, settings, fees, programs] = await Promise.all([
    findSeller(ctx, locale),
    findSettings(ctx, ['transaction_fee_jpy', 'currency_rate', 'plate_serial_prefix']),
    findFees(ctx, locale),
    findPrograms(ctx, locale),
  ])
  return {
    seller,
    siteUrl,
    transactionFee: money(Number(settings.transaction_fee_jpy), 'jpy'),
    dollarsPerYen: settings.currency_rate,
    platePrefix: settings.plate_serial_prefix,
    ...programs,
    fees,
  }
}

async function findFees(ctx: Context, locale: Locale): Promise<FeeFacts> {
  const { countries, unavailable, ...tables } = await listFees(ctx)
  const all = countriesFor(locale)
  const named = (codes: readonly string[]) =>
    all.filter(({ code }) => codes.includes(code)).map(({ name }) => name)

  return {
    ...tables,
    regions: RATE_REGIONS.map((region) => ({
      region,
      prefectures: PREFECTURES.filter((it) => it.region === region).map(({ name }) => name[locale]),
    })),
    zones: ZONES.map((zone) => ({
      zone,
      countries: zone === ZONE_OF_THE_REST ? [] : named(countries[zone]),
    })),
    unavailable: named(unavailable),
  }
}

async function findPrograms(
  ctx: Context,
  locale: Locale,
): Promise<{ sdks: Program[]; apps: Program[] }> {
  const [sdks, apps] = await Promise.all([
    listSdks(ctx, null, ALL),
    listApplications(ctx, null, ALL),
  ])
  return {
    sdks: sdks.items.map((row) => ({ name: textIn(row.name, locale), platform: row.platform })),
    apps: apps.items.map((row) => ({
      name: textIn(row.name, locale),
      platform: row.platforms.join(' / '),
    })),
  }
}
