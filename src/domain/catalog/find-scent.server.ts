/** One listed scent, alone or with its neighbours as its page shows it. Spec §9 "Only active cartridges". */
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'

import { listAllCartridges } from './list-catalog.server.ts'
import { type CartridgeRow, optionalText } from './rows.ts'
import { type ScentSet, setsOf } from './scent-sets.ts'
import { findScents } from './store.server.ts'

export type ScentDetail = {
  scent: CartridgeRow
  /** `null` while it is not written. */
  description: LocalizedText | null
  notes: LocalizedText | null
  goesWith: CartridgeRow[]
  /** The other scents of its kind that `goesWith` lacks, in the catalogue's order. */
  sameKind: CartridgeRow[]
  sets: ScentSet<CartridgeRow>[]
}

/** Without its stock, so that nothing is read from the database; `null` for one that is not listed. */
export async function findListedScent(ctx: Context, serial: string) {
  const [scent] = await findScents(ctx, [serial])
  return scent && scent.active >= 1 ? scent : null
}

/** `null` for one that is not listed. */
export async function findScent(ctx: Context, serial: string): Promise<ScentDetail | null> {
  const found = await findListedScent(ctx, serial)
  if (found === null) return null
  const listed = await listAllCartridges(ctx)
  const scent = listed.find((row) => row.serial === serial)
  if (scent === undefined) return null

  const { descriptionEn, descriptionJa, descriptionKo, notesEn, notesJa, notesKo } = found
  return {
    scent,
    description: optionalText(descriptionEn, descriptionJa, descriptionKo),
    notes: optionalText(notesEn, notesJa, notesKo),
    goesWith: found.goesWith.flatMap((one) => listed.filter((row) => row.serial === one)),
    sameKind: listed.filter(
      (row) => row.kind === scent.kind && row !== scent && !found.goesWith.includes(row.serial),
    ),
    sets: setsOf(listed).filter(({ scents }) => scents.includes(scent)),
  }
}
