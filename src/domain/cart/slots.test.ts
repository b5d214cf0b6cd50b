import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkSelection, packingOf } from './packaging.ts'
import { addToSlots, fillRest, fitToPackages, removeFromSlots, slotsOf } from './slots.ts'

const pick = (serial: string, quantity = 1) => ({ serial, quantity })
const LISTED = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

const somePicks = fc.array(fc.record({ serial: fc.constantFrom(...LISTED), quantity: fc.nat(4) }), {
  maxLength: 10,
})

test('§5 slots: picks fill six slots a package, in order', () => {
  expect(slotsOf(1, [pick('A'), pick('B')])).toEqual([['A', 'B', null, null, null, null]])
  expect(
    slotsOf(
      2,
      LISTED.map((serial) => pick(serial)),
    ),
  ).toEqual([
    ['A', 'B', 'C', 'D', 'E', 'F'],
    ['G', 'H', null, null, null, null],
  ])
})

test('§5 slots: a second cartridge of a scent goes to the next package', () => {
  expect(slotsOf(2, [pick('A', 2), pick('B')])).toEqual([
    ['A', 'B', null, null, null, null],
    ['A', null, null, null, null, null],
  ])
})

test('§5 slots: no package, no slots', () => {
  expect(slotsOf(0, [pick('A')])).toEqual([])
  expect(addToSlots(0, [], 'A')).toMatchObject({ ok: false })
})

test('§5 slots: a seventh cartridge and a second of the same are refused in one package', () => {
  const six = LISTED.slice(0, 6).map((serial) => pick(serial))
  expect(addToSlots(1, six, 'G')).toEqual({
    ok: false,
    error: { code: 'quantity_exceeded', excess: 1 },
  })
  expect(addToSlots(1, [pick('A')], 'A')).toEqual({
    ok: false,
    error: { code: 'cartridge_duplicated', serials: ['A'] },
  })
  expect(addToSlots(2, [pick('A')], 'A')).toEqual({ ok: true, value: [pick('A', 2)] })
})

test('§5 slots: removing gives back one cartridge and forgets a scent at zero', () => {
  expect(removeFromSlots([pick('A', 2), pick('B')], 'A')).toEqual([pick('A'), pick('B')])
  expect(removeFromSlots([pick('A'), pick('B')], 'A')).toEqual([pick('B')])
  expect(removeFromSlots([pick('B')], 'A')).toEqual([pick('B')])
})

test('§5 slots: filling the rest takes scents not yet chosen first', () => {
  expect(fillRest(1, [pick('C')], LISTED).map(({ serial }) => serial)).toEqual([
    'C',
    'A',
    'B',
    'D',
    'E',
    'F',
  ])
  expect(fillRest(2, [], ['A', 'B'])).toEqual([pick('A', 2), pick('B', 2)])
})

test('§5 slots: with fewer packages, the first cartridges selected remain', () => {
  const picks = [pick('A', 2), ...LISTED.slice(1).map((serial) => pick(serial))]
  expect(fitToPackages(1, picks).map(({ serial }) => serial)).toEqual(LISTED.slice(0, 6))
})

test('§5 slots: filling obeys the packaging rules whatever was chosen, and fills when it can', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), somePicks, (packages, picks) => {
      const filled = fillRest(packages, picks, LISTED)
      expect(checkSelection(packages, filled, 0).ok).toBe(true)
      expect(packingOf(packages, filled).status).toBe('full')
      expect(slotsOf(packages, filled).flat()).not.toContain(null)
    }),
  )
})

test('§5 slots: adding and removing keep a valid selection valid, and undo each other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      somePicks,
      fc.constantFrom(...LISTED),
      (packages, picks, serial) => {
        const lawful = fitToPackages(packages, picks)
        const added = addToSlots(packages, lawful, serial)
        if (!added.ok) return

        expect(checkSelection(packages, added.value, 0).ok).toBe(true)
        expect(removeFromSlots(added.value, serial)).toEqual(lawful)
      },
    ),
  )
})

test('§5 slots: every cartridge that fits is in exactly one slot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), somePicks, (packages, picks) => {
      const fitting = fitToPackages(packages, picks)
      const inSlots = slotsOf(packages, fitting)
        .flat()
        .filter((slot) => slot !== null)
      const chosen = fitting.flatMap(({ serial, quantity }) => Array<string>(quantity).fill(serial))
      expect(inSlots.sort()).toEqual(chosen.sort())
    }),
  )
})
