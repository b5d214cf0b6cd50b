/** The scents in the chambers of the simulated device, in the visitor's language. */
import { listCartridges } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { LoadedScent } from './loaded-scent.ts'

/** More scents than the catalogue will hold for years. */
const READ_MAX = 500

/** Six distinguishable colours. */
const SERIALS = ['AC-CI01', 'AC-FR03', 'AC-FL01', 'AC-DR01', 'AC-FN03', 'AC-HB02']

/** A scent that is listed no more gives its chamber to the first that is in none. */
export async function loadScents(ctx: Context, locale: Locale): Promise<LoadedScent[]> {
  const { items } = await listCartridges(
    ctx,
    { text: null, kind: null },
    { number: 1, size: READ_MAX },
  )
  const spare = items.filter(({ serial }) => !SERIALS.includes(serial))
  return SERIALS.flatMap((wanted, at) => {
    const row = items.find(({ serial }) => serial === wanted) ?? spare.shift()
    if (!row) return []

    const name = textIn({ en: row.nameEn, ja: row.nameJa, ko: row.nameKo }, locale)
    return [{ chamber: at + 1, serial: row.serial, kind: row.kind, name }]
  })
}
