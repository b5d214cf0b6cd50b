/** A scent from the catalogue as a card shows it, in the reader's language. */
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import type { CardScent } from './card-scent.ts'

export function cardScentOf(row: CartridgeRow, locale: Locale): CardScent {
  const name = textIn(row.name, locale)
  return {
    serial: row.serial,
    kind: row.kind,
    name: phrased(name, locale),
    english: name === row.name.en ? null : row.name.en,
    price: {
      jpy: row.priceJpy === null ? null : money(row.priceJpy, 'jpy'),
      usd: row.priceUsdMinor === null ? null : money(row.priceUsdMinor, 'usd'),
    },
    canPack: canPack(row),
  }
}

export const canPack = ({ priceJpy, available }: CartridgeRow): boolean =>
  priceJpy !== null && available > 0
