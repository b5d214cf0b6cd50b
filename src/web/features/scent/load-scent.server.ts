/** Loads the page of one scent, in the reader's language. */
import { findScent } from '#domain/catalog/find-scent.server.ts'
import { listKinds } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, type LocalizedText, textIn } from '#shared/locale.ts'
import { cardScentOf } from '#web/scents/card-scent.ts'

export type ScentData = NonNullable<Awaited<ReturnType<typeof loadScent>>>

/** `null` for one that is not listed. `title` is the name, as the breadcrumbs read it. */
export async function loadScent(ctx: Context, locale: Locale, serial: string) {
  const [found, kinds] = await Promise.all([findScent(ctx, serial), listKinds(ctx)])
  if (found === null) return null
  const scent = cardScentOf(found.scent, locale)
  const kind = kinds.find((row) => row.kind === scent.kind)
  const textOf = (text: LocalizedText | null) => (text === null ? null : textIn(text, locale))
  return {
    title: scent.name,
    scent,
    kindWord: kind
      ? textIn({ en: kind.labelEn, ja: kind.labelJa, ko: kind.labelKo }, locale)
      : scent.kind,
    description: textOf(found.description),
    notes: textOf(found.notes),
    goesWith: found.goesWith.map((row) => cardScentOf(row, locale)),
    sameKind: found.sameKind.map((row) => cardScentOf(row, locale)),
    sets: found.sets.map(({ id, scents }) => ({
      id,
      scents: scents.map((row) => cardScentOf(row, locale)),
    })),
  }
}
