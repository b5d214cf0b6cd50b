/** What the terms name that staff may change: the seller, the plate prefix and the version. */
import type { Context } from '#domain/context.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import type { Locale } from '#shared/locale.ts'

import { findSeller } from './find-seller.server.ts'
import type { TermsFacts } from './terms-sections.ts'

export async function loadTerms(ctx: Context, locale: Locale): Promise<TermsFacts> {
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
