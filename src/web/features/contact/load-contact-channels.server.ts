/** How else the company is reached; staff may change it. Decisions, section 1. */
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

export type Ways = { telephone: string; email: string }

export async function loadWays(ctx: Context): Promise<Ways> {
  const { telephone = '', email = '' } = await findSettingsBelow(ctx, 'company.')
  return { telephone, email }
}
