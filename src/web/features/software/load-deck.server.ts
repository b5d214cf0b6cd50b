/** What is loaded in a device of these pages, as the catalogue calls it. */
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'

import type { DECK, DeckScent, GAME_DECK } from './deck.ts'

export async function loadDeck(
  ctx: Context,
  locale: Locale,
  deck: typeof DECK | typeof GAME_DECK,
): Promise<DeckScent[]> {
  const serials = deck.map(({ serial }) => serial)
  const names = await listNames(ctx, { productIds: [], serials, slugs: [] })
  return deck.map((one): DeckScent => {
    const found = names.cartridges.get(one.serial)
    return { ...one, name: found ? textIn(found.name, locale) : one.serial }
  })
}
