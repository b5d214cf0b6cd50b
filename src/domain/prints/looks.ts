import type { Look, Looks } from './look.ts'
import { CITRUS, FRUIT } from './looks-fruit.ts'
import { CUSTOM, EVERYDAY, MOOD, PERFUME, SIGNAL } from './looks-moods.ts'
import { FLORAL, GREEN, HERB } from './looks-plants.ts'
import { DRINK, FOOD, SWEET } from './looks-tastes.ts'
import { INCENSE, NUTS, SPICE, WOODY } from './looks-woods.ts'
import { PALETTE, type PrintKind, printKindOf } from './palette.ts'

const LOOKS: Record<PrintKind, Looks> = {
  citrus: CITRUS,
  custom: CUSTOM,
  drink: DRINK,
  food: FOOD,
  function: MOOD,
  green: GREEN,
  herb: HERB,
  incense: INCENSE,
  nuts: NUTS,
  perfume: PERFUME,
  'perfume/fragrance': EVERYDAY,
  woody: WOODY,
  signal: SIGNAL,
  spice: SPICE,
  floral: FLORAL,
  fruit: FRUIT,
  sweet: SWEET,
}

/** A scent that staff have added has one of the forms of its kind, in the kind's colours. */
export function lookOf(serial: string, kindGiven: string): Look {
  const kind = printKindOf(kindGiven)
  const looks = LOOKS[kind]
  const known = Object.hasOwn(looks, serial) ? looks[serial] : undefined
  if (known) return known

  const forms = Object.values(looks)
  const [, , form] = forms[hashOf(serial) % forms.length] ?? DRAWN_AS_DISC
  const { core, tip } = PALETTE[kind]
  return [core, tip, form]
}

const DRAWN_AS_DISC: Look = ['', '', { parts: [{ widths: [1] }] }]

/** The same text always gives the same number: FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
