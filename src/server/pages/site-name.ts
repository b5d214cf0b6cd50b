import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

/** The company by the name readers of this language know. */
export async function siteName(ctx: Context): Promise<string> {
  const company = await findSettingsBelow(ctx, 'company.')
  return company[`name_${ctx.locale}`] ?? company.name ?? ''
}
