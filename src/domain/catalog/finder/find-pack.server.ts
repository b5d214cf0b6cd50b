/** A pack for three answers, of the scents that are in stock. */
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'

import { CHAMBERS } from '../devices/device-policy.ts'
import { listAllCartridges } from '../list-catalog.server.ts'
import { type CartridgeRow, optionalText } from '../rows.ts'
import { findScents } from '../store.server.ts'
import type { FinderAnswers } from './answers.ts'
import { pickScents, type Reason } from './pick-scents.ts'

export type FoundScent = {
  scent: CartridgeRow
  description: LocalizedText | null
  reason: Reason
}

export async function findPack(
  ctx: Context,
  answers: FinderAnswers,
  without: readonly string[],
): Promise<FoundScent[]> {
  const listed = await listAllCartridges(ctx)
  const inStock = listed.filter(({ priceJpy, available }) => priceJpy !== null && available > 0)
  const described = await findScents(
    ctx,
    inStock.map(({ serial }) => serial),
  )
  const known = described.map(({ serial, kind, descriptionEn, notesEn, goesWith }) => ({
    serial,
    kind,
    text: `${descriptionEn ?? ''} ${notesEn ?? ''}`.toLowerCase(),
    goesWith,
  }))
  return pickScents(known, answers, CHAMBERS, without).flatMap(({ serial, reason }) => {
    const scent = inStock.find((row) => row.serial === serial)
    const texts = described.find((row) => row.serial === serial)
    if (!scent || !texts) return []
    const { descriptionEn, descriptionJa, descriptionKo } = texts
    const description = optionalText(descriptionEn, descriptionJa, descriptionKo)
    return [{ scent, description, reason }]
  })
}
