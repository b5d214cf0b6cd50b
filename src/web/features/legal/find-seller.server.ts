import { telephoneFor } from '#domain/addresses/phone-number.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'

/** Who runs the shop, as the law wants it named. */
export type Seller = {
  name: string
  representative: string
  address: string
  telephone: string
  email: string
  invoiceNumber: string
}

/** In the reader's language where the settings have one. Decisions, section 1: the company is configuration. */
export async function findSeller(ctx: Context, locale: Locale): Promise<Seller> {
  const company = await findSettingsBelow(ctx, 'company.')
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
    name: inLocale('legal_name'),
    representative: inLocale('representative'),
    address: inLocale('address'),
    telephone: telephoneFor(company.telephone ?? '', locale)?.text ?? '',
    email: company.email ?? '',
    invoiceNumber: company.invoice_registration_number ?? '',
  }
}
