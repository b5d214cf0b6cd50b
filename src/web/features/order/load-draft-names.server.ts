/** Names of all that a draft can contain, for the e-mail of a visitor who may not order here. */
import { listSdks } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import { loadNames } from './load-builder.server.ts'

export async function loadDraftNames(ctx: Context, locale: Locale) {
  const [names, sdks] = await Promise.all([
    loadNames(ctx, locale),
    listSdks(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
  ])
  return {
    ...names,
    sdks: sdks.items.map(({ slug, name }) => ({ slug, name: textIn(name, locale) })),
  }
}

export type LoadedNames = Awaited<ReturnType<typeof loadDraftNames>>
