/** The scents that a drawing names, in its own order and in the reader's language. */
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { Scent } from './scent.ts'

/** A scent that staff removed from the catalogue is named by its code, so that no drawing loses a line. */
export async function loadScents(
  ctx: Context,
  locale: Locale,
  serials: readonly string[],
): Promise<Scent[]> {
  const { cartridges } = await listNames(ctx, {
    productIds: [],
    serials: [...serials],
    slugs: [],
  })
  return serials.map((serial) => {
    const found = cartridges.get(serial)
    return found
      ? { serial, kind: found.kind, name: textIn(found.name, locale) }
      : { serial, kind: 'custom', name: serial }
  })
}
