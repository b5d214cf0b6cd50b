/** A scent as a card shows it, in the reader's language. */
import type { Prices } from '../prices/regional.tsx'

export type CardScent = {
  serial: string
  kind: string
  /** With marks where a line may break. */
  name: string
  /** The English name, where the reader's language is another one. */
  english: string | null
  price: Prices
  canPack: boolean
}

export const scentPath = (serial: string): string => `/scents/${serial}`

/** The pack builder with these scents added. */
export const addPath = (serials: readonly string[]): string =>
  `/order?${new URLSearchParams(serials.map((serial) => ['add', serial]))}`
