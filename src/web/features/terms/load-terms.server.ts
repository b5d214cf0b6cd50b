/** What the terms name that staff may change: the seller, the plate prefix and the version. */
import type { Context } from '#domain/context.ts'
import { findSettings, findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { TermsFacts } from './sections.ts'

export async function loadTerms(ctx: Context, locale: Locale): Promise<TermsFacts> {
  const [company, settings] = await Promise.all([
    findSettingsBelow(ctx, 'company.'),
    findSettings(ctx, ['terms_version', 'plate_serial_prefix']),
  ])
  const inLocale = (key: string) =>
    textIn(
      {
        en: company[key] ?? '',
        ja: company[`${key}_ja`] ?? null,
        ko: company[`${key}_ko`] ?? null,
      },
      locale,
    )
  return {
    version: settings.terms_version,
    platePrefix: settings.plate_serial_prefix,
    seller: inLocale('legal_name'),
    address: inLocale('address'),
    telephone: company.telephone ?? '',
    email: company.email ?? '',
  }
}
