/**
 * The rates a new shop begins with, in yen, tax included; staff edit them in the database later.
 * EMS as published for 2022 to 2025, the courier an estimate of 1.5 times EMS, domestic from Kansai.
 */
import type { Rate } from './fee.ts'
import { EMS_LIMIT_GRAMS } from './policy.ts'
import { RATE_REGIONS } from './prefecture.ts'
import { ZONES } from './zone.ts'

/** Up to so many grams, and the amounts of zones 1 to 5. */
type Row = readonly [number, readonly number[]]

const EMS: readonly Row[] = [
  [500, [1_450, 1_900, 3_150, 3_900, 3_600]],
  [600, [1_600, 2_150, 3_400, 4_180, 3_900]],
  [700, [1_750, 2_400, 3_650, 4_460, 4_200]],
  [800, [1_900, 2_650, 3_900, 4_740, 4_500]],
  [900, [2_050, 2_900, 4_150, 5_020, 4_800]],
  [1_000, [2_200, 3_150, 4_400, 5_300, 5_100]],
  [1_250, [2_500, 3_500, 5_000, 5_990, 5_850]],
  [1_500, [2_800, 3_850, 5_550, 6_600, 6_600]],
  [1_750, [3_100, 4_200, 6_150, 7_290, 7_350]],
  [2_000, [3_400, 4_550, 6_700, 7_900, 8_100]],
  [2_500, [3_900, 5_150, 7_750, 9_100, 9_600]],
  [3_000, [4_400, 5_750, 8_800, 10_300, 11_100]],
  [3_500, [4_900, 6_350, 9_850, 11_500, 12_600]],
  [4_000, [5_400, 6_950, 10_900, 12_700, 14_100]],
  [4_500, [5_900, 7_550, 11_950, 13_900, 15_600]],
  [5_000, [6_400, 8_150, 13_000, 15_100, 17_100]],
  [5_500, [6_900, 8_750, 14_050, 16_300, 18_600]],
  [6_000, [7_400, 9_350, 15_100, 17_500, 20_100]],
  [7_000, [8_200, 10_350, 17_200, 19_900, 22_500]],
  [8_000, [9_000, 11_350, 19_300, 22_300, 24_900]],
  [9_000, [9_800, 12_350, 21_400, 24_700, 27_300]],
  [10_000, [10_600, 13_350, 23_500, 27_100, 29_700]],
]

/** Above the last row of the table, for each further kilogram. */
const EMS_PER_KILOGRAM = [800, 1_000, 2_100, 2_400, 2_400]

const COURIER: readonly Row[] = [
  [500, [2_200, 2_900, 4_800, 5_900, 5_400]],
  [1_000, [3_300, 4_800, 6_600, 8_000, 7_700]],
  [1_500, [4_200, 5_800, 8_400, 9_900, 9_900]],
  [2_000, [5_100, 6_900, 10_100, 11_900, 12_200]],
  [3_000, [6_600, 8_700, 13_200, 15_500, 16_700]],
  [5_000, [9_600, 12_300, 19_500, 22_700, 25_700]],
  [10_000, [15_900, 20_100, 35_300, 40_700, 44_600]],
]

/** Size class, the grams it bears, and the amounts in the order of RATE_REGIONS. */
const DOMESTIC: readonly (readonly [number, number, readonly number[]])[] = [
  [60, 2_000, [1_700, 1_260, 1_150, 1_040, 930, 1_040, 1_040]],
  [80, 5_000, [1_920, 1_480, 1_370, 1_260, 1_150, 1_260, 1_920]],
  [100, 10_000, [2_160, 1_720, 1_610, 1_500, 1_390, 1_500, 2_490]],
]

export const SHIPPING_RATES: readonly Rate[] = [
  ...DOMESTIC.flatMap(([size, upToGrams, amounts]) =>
    RATE_REGIONS.map((zone, index): Rate => {
      const amountYen = amounts[index] ?? missing(`${size} to ${zone}`)
      return { method: 'domestic', zone, size, upToGrams, amountYen }
    }),
  ),
  ...[...EMS, ...emsAboveTable()].flatMap((row) => ratesAbroad('ems', row)),
  ...COURIER.flatMap((row) => ratesAbroad('courier', row)),
]

function ratesAbroad(method: 'ems' | 'courier', [upToGrams, amounts]: Row): Rate[] {
  return ZONES.map((zone, index) => {
    const amountYen = amounts[index] ?? missing(`${method} to zone ${zone}`)
    return { method, zone, upToGrams, amountYen }
  })
}

/** The per-kilogram rule written out as rows, so that the fee is always one look into one table. */
function emsAboveTable(): Row[] {
  const [last, base] = EMS.at(-1) ?? missing('the end of EMS')
  return Array.from({ length: (EMS_LIMIT_GRAMS - last) / 1_000 }, (_, index) => {
    const kilograms = index + 1
    const amounts = base.map(
      (amount, zone) => amount + kilograms * (EMS_PER_KILOGRAM[zone] ?? missing('a kilogram')),
    )
    return [last + kilograms * 1_000, amounts]
  })
}

function missing(what: string): never {
  throw new Error(`No rate for ${what}`)
}
