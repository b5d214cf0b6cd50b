/** Every scent that may lie in a chamber of the player, as the reader's language calls it. */
import { listCartridges } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { Scent } from './scent.ts'

/** More scents than the catalogue will hold for years. */
const READ_MAX = 500

export async function loadCatalogue(ctx: Context, locale: Locale): Promise<Scent[]> {
  const { items } = await listCartridges(
    ctx,
    { text: null, kind: null },
    { number: 1, size: READ_MAX },
  )
  return items.map(({ serial, kind, name }) => ({ serial, kind, name: textIn(name, locale) }))
}
