/** Every scent that is listed, also in sets, in the reader's language. */
import { listAllCartridges } from '#domain/catalog/list-catalog.server.ts'
import { type ScentSet, setsOf } from '#domain/catalog/scent-sets.ts'
import type { Context } from '#domain/context.ts'
import type { Locale, LocalizedText } from '#shared/locale.ts'
import { cardScentOf } from '#web/scents/card-scent.server.ts'
import type { CardScent } from '#web/scents/card-scent.ts'
import { loadKinds } from '#web/scents/filter/load-kinds.server.ts'

export type LibraryData = {
  /** With their names in every language, because people search in any. */
  scents: (CardScent & { names: LocalizedText })[]
  kinds: { kind: string; word: string }[]
  sets: ScentSet<CardScent>[]
}

export async function loadLibrary(ctx: Context, locale: Locale): Promise<LibraryData> {
  const [rows, kinds] = await Promise.all([listAllCartridges(ctx), loadKinds(ctx, locale)])
  const cards = rows.map((row) => cardScentOf(row, locale))
  const used = new Set(rows.map(({ kind }) => kind))
  return {
    scents: rows.map((row) => ({ ...cardScentOf(row, locale), names: row.name })),
    kinds: kinds.filter(({ kind }) => used.has(kind)),
    sets: setsOf(cards),
  }
}
