import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fail, ok } from '#shared/result.ts'

import { EU_MEMBER_STATES, EU_TERRITORIES, isEuropeanUnion } from './country.ts'
import { lowestFee, type Shipment, shippingFee } from './fee.ts'
import { COUNTRY_CODES } from './iso-3166.ts'
import { methodsFor, SHIPPING_METHODS } from './method.ts'
import { PREFECTURES, RATE_REGIONS } from './prefecture.ts'
import { SHIPPING_RATES } from './rates.ts'

const packages = (kit: number, refill: number) => ({ kit, refill })

const feeOf = (shipment: Partial<Shipment>) =>
  shippingFee({
    country: 'JP',
    prefecture: null,
    method: 'domestic',
    packages: packages(1, 0),
    rates: SHIPPING_RATES,
    ...shipment,
  })

const ems = (country: string, kit: number, refill: number) =>
  feeOf({ country, method: 'ems', packages: packages(kit, refill) })

test.each([
  [1, 0, 1_450, '0.5 kg'],
  [2, 0, 2_200, '1.0 kg'],
  [3, 0, 2_800, '1.5 kg, as one kit'],
  [0, 1, 2_800, '1.5 kg'],
  [1, 1, 3_400, '2.0 kg'],
  [0, 6, 8_200 + 2 * 800, '9.0 kg'],
  [2, 6, 10_600, '10.0 kg, the end of the table'],
  [3, 6, 10_600 + 800, '10.5 kg, one step above it'],
  [4, 6, 10_600 + 800, '11.0 kg, still the first step'],
  [5, 6, 10_600 + 1_600, '11.5 kg, the second step'],
  [0, 20, 26_600, '30.0 kg, the limit'],
])(
  '§7 fee: %i refill packs and %i kits by EMS to Korea cost %i yen (%s, %s)',
  (refill, kit, yen) => {
    expect(ems('KR', kit, refill)).toEqual(ok(yen))
  },
)

test('the lowest fee is that of the packages by the cheapest method, at home to the nearest region', () => {
  expect(lowestFee(SHIPPING_RATES, 'domestic', packages(0, 1))).toBe(930)
  expect(lowestFee(SHIPPING_RATES, 'domestic', packages(1, 0))).toBe(1_150)
  expect(lowestFee(SHIPPING_RATES, 1, packages(0, 1))).toBe(1_450)
  expect(lowestFee(SHIPPING_RATES, 4, packages(1, 0))).toBe(6_600)
  expect(lowestFee([], 'domestic', packages(0, 1))).toBeNull()
})

test('§7 fee: EMS takes 30 kg at the published amounts and not one package more', () => {
  const limits = ['KR', 'SG', 'GB', 'US', 'BR'].map((country) => ems(country, 20, 0))
  expect(limits).toEqual([26_600, 33_350, 65_500, 75_100, 77_700].map(ok))
  expect(ems('US', 20, 1)).toEqual(fail('shipping_not_found'))
})

test.each([
  ['KR', 2_200],
  ['SG', 2_900],
  ['GB', 4_800],
  ['US', 5_900],
  ['BR', 5_400],
])('§7 fee: a refill pack by courier to %s costs %i yen', (country, yen) => {
  expect(feeOf({ country, method: 'courier', packages: packages(0, 1) })).toEqual(ok(yen))
})

test('§7 fee: the courier takes 10 kg and not one package more', () => {
  const courier = (refill: number) =>
    feeOf({ country: 'US', method: 'courier', packages: packages(0, refill) })
  expect(courier(20)).toEqual(ok(40_700))
  expect(courier(21)).toEqual(fail('shipping_not_found'))
})

test.each([
  [0, 1, 930, 'one refill pack is size 60'],
  [1, 0, 1_150, 'one kit is size 80 by itself'],
  [0, 2, 1_150, 'two packages are size 80'],
  [0, 3, 1_150, 'three packages are size 80'],
  [3, 0, 1_150, 'three kits weigh 4.5 kg, within size 80'],
  [0, 4, 1_390, 'four packages are size 100'],
  [0, 20, 1_390, '20 refill packs weigh 10 kg'],
  [6, 2, 1_390, 'six kits and two refill packs weigh 10 kg'],
])('§7 fee: %i kits and %i refill packs within Kansai cost %i yen: %s', (kit, refill, yen) => {
  expect(feeOf({ packages: packages(kit, refill) })).toEqual(ok(yen))
})

test('§7 fee: a parcel too heavy for its class takes the next one', () => {
  expect(feeOf({ packages: packages(4, 0) })).toEqual(ok(1_390))
  expect(feeOf({ packages: packages(3, 1) })).toEqual(ok(1_390))
})

test('§7 fee: in Japan more than 10 kg has no fee', () => {
  expect(feeOf({ packages: packages(0, 21) })).toEqual(fail('shipping_not_found'))
  expect(feeOf({ packages: packages(7, 0) })).toEqual(fail('shipping_not_found'))
})

test.each([
  ['JP-01', 1_920],
  ['JP-02', 1_480],
  ['JP-04', 1_370],
  ['JP-13', 1_260],
  ['JP-26', 1_150],
  ['JP-40', 1_260],
  ['JP-47', 1_920],
  [null, 1_150],
  ['unknown', 1_150],
])(
  '§7 fee: one kit to %s costs %i yen, without a prefecture as within Kansai',
  (prefecture, yen) => {
    expect(feeOf({ prefecture })).toEqual(ok(yen))
  },
)

test('§7 fee: a zone given by staff wins over the one of the list', () => {
  expect(feeOf({ country: 'BR', zone: 1, method: 'ems' })).toEqual(ok(2_800))
})

test('§5 EU: a member state is refused before anything else, in every method and without a rate', () => {
  for (const country of [...EU_MEMBER_STATES, ...EU_TERRITORIES]) {
    for (const method of SHIPPING_METHODS) {
      expect(feeOf({ country, method, rates: [] })).toEqual(fail('eu_resident'))
    }
  }
})

test('§3 shipping: a method that a country does not have is refused', () => {
  expect(feeOf({ method: 'courier' })).toEqual(fail('shipping_method_not_offered'))
  expect(feeOf({ method: 'ems' })).toEqual(fail('shipping_method_not_offered'))
  expect(feeOf({ country: 'US' })).toEqual(fail('shipping_method_not_offered'))
})

test('§8 fee: no package and no rate are "shipping fees not found"', () => {
  expect(feeOf({ packages: packages(0, 0) })).toEqual(fail('shipping_not_found'))
  expect(feeOf({ rates: [] })).toEqual(fail('shipping_not_found'))
})

test('§9 shipping: the seed has every row once and every amount is whole and positive', () => {
  const keys = SHIPPING_RATES.map((rate) => JSON.stringify({ ...rate, amountYen: 0 }))
  expect(new Set(keys).size).toBe(SHIPPING_RATES.length)
  expect(SHIPPING_RATES).toHaveLength(3 * RATE_REGIONS.length + (22 + 20) * 5 + 7 * 5)
  for (const { amountYen } of SHIPPING_RATES) expect(Number.isSafeInteger(amountYen)).toBe(true)
  expect(Math.min(...SHIPPING_RATES.map(({ amountYen }) => amountYen))).toBeGreaterThan(0)
})

const somewhere = fc
  .constantFrom(...COUNTRY_CODES.filter((code) => !isEuropeanUnion(code)))
  .chain((country) =>
    fc.record({
      country: fc.constant(country),
      method: fc.constantFrom(...methodsFor(country)),
      prefecture: fc.constantFrom(null, ...PREFECTURES.map(({ code }) => code)),
    }),
  )

test('§7 fee: one package more never costs less, and no fee is ever negative', () => {
  fc.assert(
    fc.property(somewhere, fc.nat(8), fc.nat(24), fc.boolean(), (place, kit, refill, moreKits) => {
      const fee = feeOf({ ...place, packages: packages(kit, refill) })
      const more = feeOf({
        ...place,
        packages: moreKits ? packages(kit + 1, refill) : packages(kit, refill + 1),
      })
      if (fee.ok) expect(fee.value).toBeGreaterThan(0)
      if (fee.ok && more.ok) expect(more.value).toBeGreaterThanOrEqual(fee.value)
      if (!fee.ok && kit + refill > 0) expect(more.ok).toBe(false)
    }),
    { numRuns: 300 },
  )
})
