/** Loads the rows of the press kit: contact channels and product names. */
import { telephoneFor } from '#domain/addresses/phone-number.ts'
import { CARTRIDGE_SLUG, DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import type { Press } from './press.ts'

export async function loadPress(ctx: Context): Promise<Press> {
  const slugs = [...DEVICE_SLUGS, CARTRIDGE_SLUG]
  const [company, { products }] = await Promise.all([
    findSettingsBelow(ctx, 'company.'),
    listNames(ctx, { productIds: slugs, serials: [], slugs: [] }),
  ])
  return {
    email: company.email ?? '',
    telephone: telephoneFor(company.telephone ?? '', ctx.locale),
    founded: /^\d{4}/.exec(company.established ?? '')?.[0] ?? '',
    names: slugs.flatMap((slug) => {
      const name = products.get(slug)
      return name === undefined ? [] : [{ slug, name }]
    }),
  }
}
