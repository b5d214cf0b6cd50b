/** The company's settings as e-mails need them. Decisions, section 1: the company is configuration. */
import { telephoneFor } from '#domain/addresses/phone-number.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

export type Company = {
  name: string
  legalName: string
  address: string | null
  telephone: string | null
  email: string | null
  /** Who answers questions about documents. */
  contact: string | null
}

type Settings = Record<string, string>

/** The value in the recipient's language, else the one without a language, else `null`. */
export const settingIn = (settings: Settings, key: string, locale: Locale): string | null =>
  settings[`${key}_${locale}`] || settings[key] || null

/** Missing settings are `null`; the name defaults to the site's host. */
export function companyIn(settings: Settings, locale: Locale, url: string): Company {
  const name = settingIn(settings, 'name', locale) ?? new URL(url).host
  return {
    name,
    legalName: settingIn(settings, 'legal_name', locale) ?? name,
    address: settingIn(settings, 'address', locale),
    telephone: telephoneFor(settings.telephone ?? '', locale)?.text ?? null,
    email: settingIn(settings, 'email', locale),
    contact: settingIn(settings, 'contact', locale),
  }
}

/** Throws without the setting: an e-mail without bank details must not be sent. */
export function requireSetting(settings: Settings, key: string, locale: Locale): string {
  const value = settingIn(settings, key, locale)
  invariant(value, `the setting company.${key} is there`)
  return value
}
