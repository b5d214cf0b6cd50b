/** The apps as the catalogue calls them, and the scents that their drawings show. Spec §7 call 10. */

import { listApplications } from '#domain/catalog/list-catalog.server.ts'
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import { DECK, type DeckScent } from '../deck.ts'
import { APP_SLUGS, type App } from './app.ts'

export async function loadApps(
  ctx: Context,
  locale: Locale,
): Promise<{ apps: App[]; scents: DeckScent[] }> {
  const [{ items }, names] = await Promise.all([
    listApplications(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    listNames(ctx, { productIds: [], serials: DECK.map(({ serial }) => serial), slugs: [] }),
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
  const scents = DECK.map((one): DeckScent => {
    const found = names.cartridges.get(one.serial)
    return { ...one, name: found ? textIn(found.name, locale) : one.serial }
  })
  return { apps, scents }
}
