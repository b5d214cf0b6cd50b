/** The six scents loaded in the picture of the hero, by the chamber they are in. */
import type { CartridgeKind } from '#domain/catalog/cartridge.ts'
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import { type Locale, textIn } from '#shared/locale.ts'

/** The picture has a colour in each chamber, so the kind is fixed and the scent is the one we would show first. */
const HERO_CHAMBERS = [
  { chamber: 1, kind: 'citrus', serial: 'AC-CI05' },
  { chamber: 2, kind: 'fruit', serial: 'AC-FR03' },
  { chamber: 3, kind: 'floral', serial: 'AC-FL01' },
  { chamber: 4, kind: 'perfume/fragrance', serial: 'AC-PG03' },
  { chamber: 5, kind: 'function', serial: 'AC-FN03' },
  { chamber: 6, kind: 'herb', serial: 'AC-HB02' },
] as const satisfies readonly { chamber: number; kind: CartridgeKind; serial: string }[]

/** Lit in the picture itself. */
export const FIRST_CHAMBER = 5

export type HeroScent = { chamber: number; serial: string; kind: string; name: string }

/** A scent that is listed no more gives its chamber to another of its kind; without one the chamber stays dark. */
export function heroScentsOf(rows: readonly CartridgeRow[], locale: Locale): HeroScent[] {
  return HERO_CHAMBERS.flatMap(({ chamber, kind, serial }) => {
    const row =
      rows.find((one) => one.serial === serial && one.kind === kind) ??
      rows.find((one) => one.kind === kind)
    return row ? [{ chamber, serial: row.serial, kind, name: textIn(row.name, locale) }] : []
  })
}
