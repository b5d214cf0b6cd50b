/** The kinds of scents, each with its word in the reader's language. */
import { listKinds } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

export async function loadKinds(
  ctx: Context,
  locale: Locale,
): Promise<{ kind: string; word: string }[]> {
  const rows = await listKinds(ctx)
  return rows.map(({ kind, label }) => ({ kind, word: textIn(label, locale) }))
}
