/** Loads the page of one scent, in the reader's language. */
import { findScent } from '#domain/catalog/find-scent.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, type LocalizedText, textIn } from '#shared/locale.ts'
import { cardScentOf } from '#web/scents/card-scent.server.ts'
import { loadKinds } from '#web/scents/filter/load-kinds.server.ts'

export type ScentData = NonNullable<Awaited<ReturnType<typeof loadScent>>>

/** `null` for one that is not listed. `title` is the name, as the breadcrumbs read it. */
export async function loadScent(ctx: Context, locale: Locale, serial: string) {
  const [found, kinds] = await Promise.all([findScent(ctx, serial), loadKinds(ctx, locale)])
  if (found === null) return null
  const scent = cardScentOf(found.scent, locale)
  const textOf = (text: LocalizedText | null) => (text === null ? null : textIn(text, locale))
  return {
    title: scent.name,
    scent,
    kindWord: kinds.find(({ kind }) => kind === scent.kind)?.word ?? scent.kind,
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
