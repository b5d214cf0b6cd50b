/** Loads what the terms name and staff may change: the seller, the plate prefix, and published texts. */
import type { Context } from '#domain/context.ts'
import { readLegalText } from '#domain/legal/effective-version.server.ts'
import { findSetting, findSettings } from '#domain/settings/read-settings.server.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

import { findSeller } from '../find-seller.server.ts'
import { storedIn } from '../stored-text.server.ts'
import type { LoadedTerms } from '../version.ts'
import type { TermsFacts } from './terms-sections.ts'

/** As they hold today, or on another day in Japan. */
export async function loadTerms(
  ctx: Context,
  locale: Locale,
  day = dayInJapan(ctx.now),
): Promise<LoadedTerms> {
  const [facts, sale, service] = await Promise.all([
    findTermsFacts(ctx, locale),
    readLegalText(ctx, 'sale', day),
    readLegalText(ctx, 'service', day),
  ])
  return {
    ...facts,
    version: sale.version?.effectiveFrom ?? facts.version,
    texts: { sale: storedIn(sale, locale), service: storedIn(service, locale) },
    days: [...new Set([...sale.days, ...service.days])].sort().reverse(),
    day,
    today: dayInJapan(ctx.now),
  }
}

export async function findTermsFacts(ctx: Context, locale: Locale): Promise<TermsFacts> {
  const [{ name, address, telephone, email }, settings] = await Promise.all([
    findSeller(ctx, locale),
    findSettings(ctx, ['terms_version', 'plate_serial_prefix']),
  ])
  return {
    version: settings.terms_version,
    platePrefix: settings.plate_serial_prefix,
    seller: name,
    address,
    telephone,
    email,
  }
}

/** The terms of sale that can be read at an address of their own. Before anything was published that is the first text. */
export async function listTermsVersions(ctx: Context): Promise<string[]> {
  const [{ days }, present] = await Promise.all([
    readLegalText(ctx, 'sale'),
    findSetting(ctx, 'terms_version'),
  ])
  return [...new Set([...days, present])].filter(isIsoDay)
}
