/** The scents in the chambers of the simulated device, in the visitor's language. */

import { listAllCartridges } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { LoadedScent } from './loaded-scent.ts'

/** Six distinguishable colours. */
const SERIALS = ['AC-CI01', 'AC-FR03', 'AC-FL01', 'AC-DR01', 'AC-FN03', 'AC-HB02']

/** A scent that is listed no more gives its chamber to the first that is in none. */
export async function loadScents(ctx: Context, locale: Locale): Promise<LoadedScent[]> {
  const items = await listAllCartridges(ctx)
  const spare = items.filter(({ serial }) => !SERIALS.includes(serial))
  return SERIALS.flatMap((wanted, at) => {
    const row = items.find(({ serial }) => serial === wanted) ?? spare.shift()
    if (!row) return []

    const name = textIn(row.name, locale)
    return [{ chamber: at + 1, serial: row.serial, kind: row.kind, name }]
  })
}
