import { type Telephone, telephoneFor } from '#domain/addresses/phone-number.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import type { Locale } from '#shared/locale.ts'

export type Company = { name: string; email: string; address: string; telephone: Telephone | null }

/** How to reach the company, in the reader's language. Decisions, section 1: settings, never literals. */
export async function findCompany(ctx: Context, locale: Locale): Promise<Company> {
  const settings = await findSettingsBelow(ctx, 'company.')
  const settingOf = (key: string) => settings[`${key}_${locale}`] || settings[key] || ''
  return {
    name: settingOf('name'),
    email: settingOf('email'),
    address: settingOf('address'),
    telephone: telephoneFor(settingOf('telephone'), locale),
  }
}
