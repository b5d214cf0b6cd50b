/** Sets of six, with the scents that are in stock, in the reader's language. */
import { listAllCartridges } from '#domain/catalog/list-catalog.server.ts'
import { type ScentSet, setsOf } from '#domain/catalog/scent-sets.ts'
import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'

import { canPack, cardScentOf } from './card-scent.server.ts'
import type { CardScent } from './card-scent.ts'

export async function loadSets(ctx: Context, locale: Locale): Promise<ScentSet<CardScent>[]> {
  const rows = await listAllCartridges(ctx)
  return setsOf(rows.filter(canPack).map((row) => cardScentOf(row, locale)))
}
