/** The apps as the catalogue calls them, and the scents that their drawings show. Spec §7 call 10. */

import { listApplications } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import { DECK, type DeckScent } from '../deck.ts'
import { loadDeck } from '../load-deck.server.ts'
import { APP_SLUGS, type App } from './app.ts'

export async function loadApps(
  ctx: Context,
  locale: Locale,
): Promise<{ apps: App[]; scents: DeckScent[] }> {
  const [{ items }, scents] = await Promise.all([
    listApplications(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    loadDeck(ctx, locale, DECK),
  ])
  const apps = APP_SLUGS.map((slug): App => {
    const row = items.find((item) => item.slug === slug)
    if (!row) return { slug, name: slug, tagline: '', platforms: [] }

    return {
      slug,
      name: phrased(textIn(row.name, locale), locale),
      tagline: textIn(row.tagline, locale),
      platforms: row.platforms,
    }
  })
  return { apps, scents }
}
