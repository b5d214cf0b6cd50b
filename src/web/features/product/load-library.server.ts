/** Every scent that is listed, by kind and in sets, in the reader's language; a search narrows the kinds. */
import { listAllCartridges } from '#domain/catalog/list-catalog.server.ts'
import { type ScentSet, setsOf } from '#domain/catalog/scent-sets.ts'
import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'
import { type CardScent, cardScentOf } from '#web/scents/card-scent.ts'
import { loadKinds } from '#web/scents/load-kinds.server.ts'

import type { Family } from './product-data.ts'

type LibraryData = { families: Family[]; sets: ScentSet<CardScent>[] }

/** A kind without a scent that was found is left out. */
export async function loadLibrary(
  ctx: Context,
  locale: Locale,
  search: string,
): Promise<LibraryData> {
  const [listed, found, kinds] = await Promise.all([
    listAllCartridges(ctx),
    search === '' ? null : listAllCartridges(ctx, search),
    loadKinds(ctx, locale),
  ])
  const scents = (found ?? listed).map((row) => cardScentOf(row, locale))
  return {
    families: kinds
      .map((kind) => ({ ...kind, scents: scents.filter((scent) => scent.kind === kind.kind) }))
      .filter(({ scents }) => scents.length > 0),
    sets: setsOf(listed.map((row) => cardScentOf(row, locale))),
  }
}
