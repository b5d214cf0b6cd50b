/** The company's settings as e-mails need them. Decisions, section 1: the company is configuration. */
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

export type Company = {
  name: string
  legalName: string
  address: string | null
  telephone: string | null
  email: string | null
}

type Settings = Record<string, string>

/** A value in the reader's language, else the one without a language; `null` when nobody has set it. */
export const settingIn = (settings: Settings, key: string, locale: Locale): string | null =>
  settings[`${key}_${locale}`] || settings[key] || null

/** Settings that an e-mail can do without are `null`; the shop's own address stands in for its name. */
export function companyIn(settings: Settings, locale: Locale, url: string): Company {
  const name = settingIn(settings, 'name', locale) ?? new URL(url).host
  return {
    name,
    legalName: settingIn(settings, 'legal_name', locale) ?? name,
    address: settingIn(settings, 'address', locale),
    telephone: settingIn(settings, 'telephone', locale),
    email: settingIn(settings, 'email', locale),
  }
}

/** Without these nobody can transfer money: an e-mail that lacks them must not go out. Throws. */
export function requireSetting(settings: Settings, key: string, locale: Locale): string {
  const value = settingIn(settings, key, locale)
  invariant(value, `the setting company.${key} is there`)
  return value
}
