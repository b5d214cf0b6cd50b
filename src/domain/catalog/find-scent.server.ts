/** One listed scent with its neighbours: the page of a scent. Spec §9 "Only active cartridges". */
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'

import type { CartridgeRow } from './rows.ts'
import { type ScentSet, setsOf } from './scent-sets.ts'
import { findScents, pageCartridges } from './store.server.ts'

export type ScentDetail = {
  scent: CartridgeRow
  /** `null` while it is not written. */
  description: LocalizedText | null
  notes: LocalizedText | null
  goesWith: CartridgeRow[]
  /** The other scents of its kind, in the catalogue's order. */
  sameKind: CartridgeRow[]
  sets: ScentSet<CartridgeRow>[]
}

/** `null` for one that is not listed. */
export async function findScent(ctx: Context, serial: string): Promise<ScentDetail | null> {
  const [found] = await findScents(ctx, [serial])
  if (found === undefined) return null
  const listed = await pageCartridges(ctx, { serials: null, kind: null }, EVERYTHING)
  const scent = listed.items.find((row) => row.serial === serial)
  if (scent === undefined) return null

  const { descriptionEn, descriptionJa, descriptionKo, notesEn, notesJa, notesKo } = found
  return {
    scent,
    description: textOf(descriptionEn, descriptionJa, descriptionKo),
    notes: textOf(notesEn, notesJa, notesKo),
    goesWith: found.goesWith.flatMap((one) => listed.items.filter((row) => row.serial === one)),
    sameKind: listed.items.filter((row) => row.kind === scent.kind && row !== scent),
    sets: setsOf(listed.items).filter(({ scents }) => scents.includes(scent)),
  }
}

/** More scents than the catalogue will hold for years. */
const EVERYTHING = { number: 1, size: 500 }

const textOf = (en: string | null, ja: string | null, ko: string | null): LocalizedText | null =>
  en === null ? null : { en, ja, ko }
