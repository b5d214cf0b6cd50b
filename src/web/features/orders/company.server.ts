import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import type { Locale } from '#shared/locale.ts'

const SHOWN = ['name', 'email', 'telephone', 'address'] as const

/** How to reach the company, in the reader's language. Decisions, section 1: settings, never literals. */
export async function findCompany(ctx: Context, locale: Locale): Promise<Record<string, string>> {
  const settings = await findSettingsBelow(ctx, 'company.')
  return Object.fromEntries(
    SHOWN.map((key) => [key, settings[`${key}_${locale}`] || settings[key] || '']),
  )
}
