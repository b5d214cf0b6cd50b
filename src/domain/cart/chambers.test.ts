import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  chambersOf,
  copyPackage,
  moveBetween,
  nextChamber,
  type Packed,
  placedIn,
  putInto,
  slotsFrom,
  takeFrom,
} from './chambers.ts'
import { checkSelection } from './packaging.ts'
import { slotsOf } from './slots.ts'

const pick = (serial: string, quantity = 1) => ({ serial, quantity })
const NONE: Packed = { picks: [], wells: [] }
const always = () => true

test('§5 packaging: a scent is in the chamber it was put into, also behind empty ones', () => {
  const put = putInto(1, NONE, 'A', 4)

  expect(put).toMatchObject({ ok: true, value: { picks: [pick('A')] } })
  expect(put.ok && chambersOf(1, put.value)).toEqual([null, null, null, null, 'A', null])
})

test('§5 packaging: what lay in the chamber leaves the pack', () => {
  const put = putInto(1, { picks: [pick('A'), pick('B')], wells: [] }, 'C', 0)

  expect(put.ok && put.value.picks).toEqual([pick('B'), pick('C')])
  expect(put.ok && chambersOf(1, put.value)).toEqual(['C', 'B', null, null, null, null])
})

test('§5 packaging: a second cartridge of one scent is refused in one package, and goes into a second one', () => {
  expect(putInto(1, { picks: [pick('A')], wells: [] }, 'A', 3)).toMatchObject({ ok: false })
  expect(putInto(2, { picks: [pick('A')], wells: [] }, 'A', 9)).toMatchObject({ ok: true })
  expect(putInto(1, { picks: [pick('A')], wells: [] }, 'A', 0)).toMatchObject({ ok: true })
})

test('moving changes two chambers and no order', () => {
  const packed = { picks: [pick('A'), pick('B')], wells: [] }

  expect(chambersOf(1, moveBetween(1, packed, 0, 1)).slice(0, 3)).toEqual(['B', 'A', null])
  expect(chambersOf(1, moveBetween(1, packed, 0, 5))).toEqual([null, 'B', null, null, null, 'A'])
  expect(moveBetween(1, packed, 0, 5).picks).toEqual(packed.picks)
})

test('taking a cartridge out leaves its chamber empty and the others where they are', () => {
  const packed = { picks: [pick('A'), pick('B')], wells: [] }

  expect(chambersOf(1, takeFrom(1, packed, 0)).slice(0, 2)).toEqual([null, 'B'])
  expect(takeFrom(1, packed, 4)).toBe(packed)
})

test('a package is copied chamber by chamber, without what the other has or may not have', () => {
  const packed = { picks: [pick('A'), pick('B'), pick('C')], wells: ['A', null, 'B', 'C'] }
  const [, second] = slotted(2, copyPackage(2, packed, { from: 0, to: 1 }, always))
  expect(second).toEqual(['A', null, 'B', 'C', null, null])

  const noB = copyPackage(2, packed, { from: 0, to: 1 }, (serial) => serial !== 'B')
  expect(slotted(2, noB)[1]).toEqual(['A', null, null, 'C', null, null])
  expect(copyPackage(2, noB, { from: 0, to: 1 }, (_, quantity) => quantity <= 1)).toEqual(noB)
})

test('the next cartridge goes to the chamber pointed at, then to the package at hand, then to one that lacks it', () => {
  const slots = slotsOf(2, [pick('A')])

  expect(nextChamber(slots, 'B', { target: 9, at: 0 })).toBe(9)
  expect(nextChamber(slots, 'B', { target: 0, at: 0 })).toBe(1)
  expect(nextChamber(slots, 'B', { target: null, at: 1 })).toBe(6)
  expect(nextChamber(slots, 'A', { target: null, at: 0 })).toBe(6)
  expect(nextChamber(slotsOf(0, []), 'A', { target: null, at: 0 })).toBeNull()
})

test('§5 packaging: wherever cartridges are laid, what is shown is what was picked', () => {
  const somePicks = fc.uniqueArray(
    fc.record({
      serial: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
    { selector: ({ serial }) => serial },
  )
  const someWells = fc.array(fc.option(fc.constantFrom('A', 'B', 'C', 'X')), { maxLength: 14 })
  fc.assert(
    fc.property(somePicks, someWells, fc.nat(11), fc.nat(11), (picks, wells, one, other) => {
      const packed = { picks, wells }
      const moved = moveBetween(2, packed, one, other)
      expect(chambersOf(2, moved).filter(isTaken).sort()).toEqual(
        chambersOf(2, { picks, wells: [] }).filter(isTaken).sort(),
      )
      const put = putInto(2, packed, 'F', one)
      if (put.ok) {
        expect(chambersOf(2, put.value)[one]).toBe('F')
        expect(checkSelection(2, put.value.picks, 0).ok).toBe(true)
      }
    }),
  )
})

const isTaken = (slot: string | null): slot is string => slot !== null
const slotted = (packages: number, { picks, wells }: Packed) => slotsOf(packages, picks, wells)

test('§5 packaging: every cartridge that fits has its chambers, and they lead back to the same wells', () => {
  const packed = {
    picks: [pick('A', 2), pick('B')],
    wells: [null, 'B', null, null, null, null, 'A'],
  }
  const placed = placedIn(2, packed)

  expect(placed).toEqual([
    { ...pick('A', 2), chambers: [0, 6] },
    { ...pick('B'), chambers: [1] },
  ])
  expect(slotsFrom(2, placed)).toEqual(chambersOf(2, packed))
})

test('§5 packaging: what is too much keeps its place at the end, without a chamber', () => {
  const picks = [...'ABCDEFG'].map((serial) => pick(serial))
  expect(placedIn(1, { picks, wells: [] }).at(-1)).toEqual({ ...pick('G'), chambers: [] })
})
