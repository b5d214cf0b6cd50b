/** The scents that are loaded on the pages about software, by chamber. Their names come from the catalogue. */
import type { CartridgeKind } from '#domain/catalog/cartridge.ts'

type Deck = readonly { chamber: number; kind: CartridgeKind; serial: string }[]

export const DECK = [
  { chamber: 1, kind: 'citrus', serial: 'AC-CI05' },
  { chamber: 2, kind: 'woody', serial: 'AC-WD02' },
  { chamber: 3, kind: 'floral', serial: 'AC-FL01' },
  { chamber: 4, kind: 'drink', serial: 'AC-DR01' },
  { chamber: 5, kind: 'perfume/fragrance', serial: 'AC-PG02' },
  { chamber: 6, kind: 'green', serial: 'AC-GR01' },
] as const satisfies Deck

/** Those of the memory game of 2018. Domain facts, section 3. */
export const GAME_DECK = [
  { chamber: 1, kind: 'citrus', serial: 'AC-CI03' },
  { chamber: 2, kind: 'fruit', serial: 'AC-FR02' },
  { chamber: 3, kind: 'floral', serial: 'AC-FL01' },
  { chamber: 4, kind: 'drink', serial: 'AC-DR01' },
  { chamber: 5, kind: 'perfume/fragrance', serial: 'AC-PG01' },
  { chamber: 6, kind: 'herb', serial: 'AC-HB02' },
] as const satisfies Deck

export type Chamber = (typeof DECK)[number]['chamber']

export type DeckScent = { chamber: Chamber; serial: string; kind: string; name: string }

/** What the model of the Controller begins with, and what every sample of code does. */
export const MIX = [
  { chamber: 1, kind: 'citrus', percent: 80 },
  { chamber: 4, kind: 'drink', percent: 30 },
] as const satisfies readonly { chamber: Chamber; kind: CartridgeKind; percent: number }[]

export const MIX_MS = 3000
export const MIX_BOOSTER = 60

export const percentIn = (chamber: Chamber): number =>
  MIX.find((part) => part.chamber === chamber)?.percent ?? 0
