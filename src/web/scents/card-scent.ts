/** A scent as a card shows it, in the reader's language. */
import { type CartridgeRow, namesOf } from '#domain/catalog/rows.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import type { Prices } from '../prices/regional.tsx'

export type CardScent = {
  serial: string
  kind: string
  name: string
  /** The English name, where the reader's language is another one. */
  english: string | null
  price: Prices
  canPack: boolean
}

export function cardScentOf(row: CartridgeRow, locale: Locale): CardScent {
  const name = textIn(namesOf(row), locale)
  return {
    serial: row.serial,
    kind: row.kind,
    name,
    english: name === row.nameEn ? null : row.nameEn,
    price: {
      jpy: row.priceJpy === null ? null : money(row.priceJpy, 'jpy'),
      usd: row.priceUsdMinor === null ? null : money(row.priceUsdMinor, 'usd'),
    },
    canPack: canPack(row),
  }
}

export const canPack = ({ priceJpy, available }: CartridgeRow): boolean =>
  priceJpy !== null && available > 0

export const scentPath = (serial: string): string => `/scents/${serial}`

/** The pack builder with these scents added. */
export const addPath = (serials: readonly string[]): string =>
  `/order?${new URLSearchParams(serials.map((serial) => ['add', serial]))}`
