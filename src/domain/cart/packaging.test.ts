import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fail, ok } from '#shared/result.ts'

import { checkSelection, duplicatesIn, packageCount, packingOf, sdkAllowance } from './packaging.ts'

const pick = (serial: string, quantity: number) => ({ serial, quantity })
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((serial) => pick(serial, 1))

const somePicks = fc.array(
  fc.record({ serial: fc.constantFrom('A', 'B', 'C', 'D'), quantity: fc.nat(9) }),
  { maxLength: 8 },
)

/** One element for each cartridge: the rules restated by counting things instead of adding numbers. */
const cartridgesOf = (picks: readonly { serial: string; quantity: number }[]): string[] =>
  picks.flatMap(({ serial, quantity }) => Array<string>(quantity).fill(serial))

test.each([
  [1, 0, { status: 'empty' }],
  [1, 1, { status: 'short', remaining: 5 }],
  [1, 5, { status: 'short', remaining: 1 }],
  [1, 6, { status: 'full', selected: 6 }],
  [1, 7, { status: 'over', excess: 1 }],
  [2, 11, { status: 'short', remaining: 1 }],
  [2, 12, { status: 'full', selected: 12 }],
  [2, 13, { status: 'over', excess: 1 }],
  [0, 0, { status: 'empty' }],
  [0, 1, { status: 'over', excess: 1 }],
])('§5 packaging: in %i packages, %i cartridges are %o', (packages, quantity, packing) => {
  expect(packingOf(packages, [{ quantity }])).toEqual(packing)
})

test('§5 packaging: the package quantity is the sum of the quantities of the lines', () => {
  expect(packageCount([{ quantity: 2 }, { quantity: 3 }])).toBe(5)
  expect(packageCount([])).toBe(0)
})

test('§5 packaging: more of one cartridge than packages is a duplicate, also over two picks', () => {
  expect(duplicatesIn(1, [pick('A', 1), pick('B', 1)])).toEqual([])
  expect(duplicatesIn(1, [pick('A', 2), pick('B', 1)])).toEqual(['A'])
  expect(duplicatesIn(2, [pick('A', 2), pick('B', 1), pick('B', 2)])).toEqual(['B'])
})

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [50, 3],
])('§5 packaging: %i packages allow %i SDKs', (packages, allowance) => {
  expect(sdkAllowance(packages)).toBe(allowance)
})

test('§5 packaging: each refusal says what is wrong and by how much', () => {
  expect(checkSelection(1, six, 1)).toEqual(ok(null))
  expect(checkSelection(1, six.slice(0, 1), 0)).toEqual(ok(null))
  expect(checkSelection(1, [], 1)).toEqual(fail({ code: 'no_products_selected' }))
  expect(checkSelection(1, [pick('A', 0)], 0)).toEqual(fail({ code: 'no_products_selected' }))
  expect(checkSelection(1, [...six, pick('G', 2)], 0)).toEqual(
    fail({ code: 'quantity_exceeded', excess: 2 }),
  )
  expect(checkSelection(1, [pick('A', 2)], 0)).toEqual(
    fail({ code: 'cartridge_duplicated', serials: ['A'] }),
  )
  expect(checkSelection(2, six, 3)).toEqual(fail({ code: 'sdk_exceeded', excess: 1 }))
  expect(checkSelection(9, six, 4)).toEqual(fail({ code: 'sdk_exceeded', excess: 1 }))
})

test('§5 packaging: a fraction or a negative quantity never offsets an excess', () => {
  expect(() => packingOf(1, [{ quantity: 7 }, { quantity: -1 }])).toThrow('is a quantity')
  expect(() => packageCount([{ quantity: 0.5 }])).toThrow('is a quantity')
})

test('§5 packaging: the hint agrees with cartridges laid out one by one', () => {
  fc.assert(
    fc.property(fc.nat(6), somePicks, (packages, picks) => {
      const free = Array.from({ length: packages }, () => 6)
      let outside = 0
      for (const _cartridge of cartridgesOf(picks)) {
        const place = free.findIndex((slots) => slots > 0)
        if (place === -1) outside += 1
        else free[place] = (free[place] ?? 0) - 1
      }
      const left = free.reduce((total, slots) => total + slots, 0)
      const packing = packingOf(packages, picks)

      expect(packing.status === 'over' ? packing.excess : 0).toBe(outside)
      expect(packing.status === 'short' ? packing.remaining : null).toBe(
        left > 0 && cartridgesOf(picks).length > 0 ? left : null,
      )
      expect(packing.status === 'empty').toBe(cartridgesOf(picks).length === 0)
    }),
  )
})

test('§5 packaging: what passes has one to six cartridges a package, no duplicate and at most 3 SDKs', () => {
  fc.assert(
    fc.property(fc.nat(6), somePicks, fc.nat(5), (packages, picks, sdks) => {
      const cartridges = cartridgesOf(picks)
      const lawful =
        cartridges.length > 0 &&
        cartridges.length <= packages * 6 &&
        ['A', 'B', 'C', 'D'].every(
          (one) => cartridges.filter((it) => it === one).length <= packages,
        ) &&
        sdks <= packages &&
        sdks <= 3

      expect(checkSelection(packages, picks, sdks).ok).toBe(lawful)
    }),
  )
})
