/** Every scent that is listed, by kind, in the reader's language; a search narrows it. */
import { listCartridges, listKinds } from '#domain/catalog/list-catalog.server.ts'
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import { type ScentSet, setsOf } from '#domain/catalog/scent-sets.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'
import { type CardScent, cardScentOf } from '#web/scents/card-scent.ts'

import type { Family } from './product-data.ts'

/** A kind without a scent that was found is left out. */
export async function loadFamilies(ctx: Context, locale: Locale, text: string): Promise<Family[]> {
  const [rows, kinds] = await Promise.all([allCartridges(ctx, text), listKinds(ctx)])
  return kinds
    .map(({ kind, labelEn, labelJa, labelKo }) => ({
      kind,
      word: textIn({ en: labelEn, ja: labelJa, ko: labelKo }, locale),
      scents: rows.filter((row) => row.kind === kind).map((row) => cardScentOf(row, locale)),
    }))
    .filter(({ scents }) => scents.length > 0)
}

/** The sets of six; scents that are no longer listed are left out. */
export async function loadSets(ctx: Context, locale: Locale): Promise<ScentSet<CardScent>[]> {
  const rows = await allCartridges(ctx, '')
  return setsOf(rows.map((row) => cardScentOf(row, locale)))
}

async function allCartridges(ctx: Context, text: string): Promise<CartridgeRow[]> {
  const filter = { text: text === '' ? null : text, kind: null }
  const rows: CartridgeRow[] = []
  for (let number = 1; ; number += 1) {
    const { items, count } = await listCartridges(ctx, filter, { number, size: PAGE_LIMIT_MAX })
    rows.push(...items)
    if (items.length === 0 || rows.length >= count) return rows
  }
}
