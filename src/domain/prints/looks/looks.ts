import type { Look, Looks } from '../look.ts'
import { PALETTE, type PrintKind, printKindOf } from '../palette.ts'
import { hashOf } from '../seed.ts'
import { CITRUS } from './citrus.ts'
import { CUSTOM } from './custom.ts'
import { DRINK } from './drink.ts'
import { EVERYDAY } from './everyday.ts'
import { FLORAL } from './floral.ts'
import { FOOD } from './food.ts'
import { FRUIT } from './fruit.ts'
import { GREEN } from './green.ts'
import { HERB } from './herb.ts'
import { INCENSE } from './incense.ts'
import { MOOD } from './mood.ts'
import { NUTS } from './nuts.ts'
import { PERFUME } from './perfume.ts'
import { SIGNAL } from './signal.ts'
import { SPICE } from './spice.ts'
import { SWEET } from './sweet.ts'
import { WOODY } from './woody.ts'

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
