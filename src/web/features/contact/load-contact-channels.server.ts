/** Other contact channels of the company, which staff may change. Decisions, section 1. */
import { type Telephone, telephoneFor } from '#domain/addresses/phone-number.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

export type ContactChannels = { telephone: Telephone | null; email: string }

export async function loadContactChannels(ctx: Context): Promise<ContactChannels> {
  const { telephone = '', email = '' } = await findSettingsBelow(ctx, 'company.')
  return { telephone: telephoneFor(telephone, ctx.locale), email }
}
