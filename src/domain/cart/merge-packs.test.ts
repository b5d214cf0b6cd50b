import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mergePacks, packagesFor, type SelectedPack } from './merge-packs.ts'
import { checkSelection, type Pick, packageCount, quantityBySerial } from './packaging.ts'

const pack = (kits: number, refills: number, serials: string): SelectedPack => ({
  kits,
  refills,
  picks: [...quantityBySerial([...serials].map((serial) => ({ serial, quantity: 1 })))].map(
    ([serial, quantity]) => ({ serial, quantity }),
  ),
  sdks: [],
  wells: [],
})
const UNTOUCHED = pack(1, 0, '')
const lettersOf = (picks: readonly Pick[]): string =>
  picks.map(({ serial, quantity }) => serial.repeat(quantity)).join('')

test('merging: scents of the other device take the chambers that are free here', () => {
  const merged = mergePacks({ base: null, mine: pack(1, 0, 'ABC'), theirs: pack(1, 0, 'XYZ') })
  expect(lettersOf(merged.pack.picks)).toBe('ABCXYZ')
  expect(lettersOf(merged.scents.came)).toBe('XYZ')
  expect(merged.scents.left).toEqual([])
})

test('merging: cartridges without room are listed and may be added with packages', () => {
  const merged = mergePacks({ base: null, mine: pack(1, 0, 'ABCDE'), theirs: pack(1, 0, 'VWXYZ') })
  expect(lettersOf(merged.pack.picks)).toBe('ABCDEV')
  expect(lettersOf(merged.scents.left)).toBe('WXYZ')
  expect(packagesFor(merged.pack, merged.scents.left)).toBe(1)
})

test('merging: a scent chosen on both devices is chosen once, the larger number counts', () => {
  const merged = mergePacks({ base: null, mine: pack(2, 0, 'AAB'), theirs: pack(2, 0, 'ABBC') })
  expect(lettersOf(merged.pack.picks)).toBe('AABBC')
  expect(lettersOf(merged.scents.came)).toBe('BC')
})

test('merging: no package is added that was not selected here', () => {
  const merged = mergePacks({ base: null, mine: pack(0, 1, 'ABC'), theirs: pack(2, 0, 'AADE') })
  expect(merged.pack).toMatchObject({ kits: 0, refills: 1 })
  expect(lettersOf(merged.pack.picks)).toBe('ABCDE')
  // The second A is more than one package takes.
  expect(lettersOf(merged.scents.left)).toBe('A')
  expect(packagesFor(merged.pack, merged.scents.left)).toBe(1)
})

test('merging: an empty selection here takes over everything from elsewhere', () => {
  const theirs = pack(1, 2, 'ABCDEFG')
  expect(mergePacks({ base: null, mine: UNTOUCHED, theirs }).pack).toEqual(theirs)
  expect(mergePacks({ base: null, mine: theirs, theirs: UNTOUCHED }).pack).toEqual(theirs)
})

test('merging: between devices that know each other each one’s change counts', () => {
  const base = pack(1, 0, 'ABC')
  const merged = mergePacks({ base, mine: pack(1, 0, 'ABD'), theirs: pack(1, 1, 'BCE') })
  expect(merged.pack).toMatchObject({ kits: 1, refills: 1 })
  expect(lettersOf(merged.pack.picks)).toBe('BDE')
  expect(lettersOf(merged.scents.gone)).toBe('A')
  expect(lettersOf(merged.scents.came)).toBe('E')
})

test('merging: the one who changed nothing since takes what the other did', () => {
  const base = pack(1, 0, 'ABC')
  const emptied = pack(1, 0, '')
  expect(mergePacks({ base, mine: base, theirs: emptied }).pack).toEqual(emptied)
  expect(mergePacks({ base, mine: emptied, theirs: base }).pack).toEqual(emptied)
})

test('merging: SDKs come along as far as there are packages', () => {
  const sdks = (...slugs: string[]) => slugs.map((serial) => ({ serial, quantity: 1 }))
  const merged = mergePacks({
    base: null,
    mine: { ...pack(2, 0, 'A'), sdks: sdks('unity') },
    theirs: { ...pack(2, 0, 'B'), sdks: sdks('ios', 'unity', 'java') },
  })
  expect(merged.pack.sdks).toEqual(sdks('unity', 'ios'))
  expect(merged.sdks).toEqual({ came: sdks('ios'), gone: [], left: sdks('java') })
})

/** Packs that the page would let go on, or that are still short. */
const rightful = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOP'), { maxLength: 24 }),
    fc.uniqueArray(fc.constantFrom('unity', 'ios', 'java', 'node'), { maxLength: 3 }),
  )
  .map(([kits, refills, serials, slugs]): SelectedPack => {
    const packages = kits + refills
    const picks: Pick[] = []
    let room = packages * 6
    for (const [serial, quantity] of quantityBySerial(
      serials.map((letter) => ({ serial: letter, quantity: 1 })),
    )) {
      const fitting = Math.min(quantity, packages, room)
      if (fitting > 0) picks.push({ serial, quantity: fitting })
      room -= fitting
    }
    const sdks = slugs.slice(0, packages).map((serial) => ({ serial, quantity: 1 }))
    return { kits, refills, picks, sdks, wells: [] }
  })

const isRightful = ({ kits, refills, picks, sdks }: SelectedPack): boolean => {
  const checked = checkSelection(kits + refills, picks, packageCount(sdks))
  return checked.ok || checked.error.code === 'no_products_selected'
}

test('merging: two packs within the rules never make one beyond them', () => {
  fc.assert(
    fc.property(rightful, rightful, (mine, theirs) =>
      isRightful(mergePacks({ base: null, mine, theirs }).pack),
    ),
  )
})

test('merging: no cartridge of either side is lost without being named', () => {
  fc.assert(
    fc.property(rightful, rightful, (mine, theirs) => {
      const { pack: merged, scents } = mergePacks({ base: null, mine, theirs })
      const here = quantityBySerial([...merged.picks, ...scents.left])
      for (const { serial, quantity } of [...mine.picks, ...theirs.picks]) {
        expect(here.get(serial) ?? 0).toBeGreaterThanOrEqual(quantity)
      }
      expect(scents.gone).toEqual([])
    }),
  )
})

test('merging: with whatever base, what went is named', () => {
  fc.assert(
    fc.property(rightful, rightful, rightful, (base, mine, theirs) => {
      const { pack: merged, scents } = mergePacks({ base, mine, theirs })
      const after = quantityBySerial([...merged.picks, ...scents.gone])
      for (const [serial, quantity] of quantityBySerial(mine.picks)) {
        expect(after.get(serial)).toBe(
          Math.max(quantity, quantityBySerial(merged.picks).get(serial) ?? 0),
        )
      }
    }),
  )
})

test('merging: done twice it is done once', () => {
  fc.assert(
    fc.property(rightful, rightful, (mine, theirs) => {
      expect(mergePacks({ base: null, mine, theirs: mine }).pack).toEqual(mine)
      const once = mergePacks({ base: null, mine, theirs }).pack
      const twice = mergePacks({ base: null, mine: once, theirs })
      expect(packNumbers(twice.pack)).toEqual(packNumbers(once))
      expect(mergePacks({ base: theirs, mine: once, theirs }).pack).toEqual(once)
    }),
  )
})

test('merging: in both directions the same scents are saved or listed', () => {
  fc.assert(
    fc.property(rightful, rightful, (one, other) => {
      const all = (mine: SelectedPack, theirs: SelectedPack) => {
        const { pack: merged, scents } = mergePacks({ base: null, mine, theirs })
        return [...quantityBySerial([...merged.picks, ...scents.left])].sort()
      }
      expect(all(one, other)).toEqual(all(other, one))
    }),
  )
})

test('merging: with the packages that are offered everything fits', () => {
  fc.assert(
    fc.property(rightful, rightful, (mine, theirs) => {
      const { pack: merged, scents } = mergePacks({ base: null, mine, theirs })
      const refills = merged.refills + packagesFor(merged, scents.left)
      const picks = [...quantityBySerial([...merged.picks, ...scents.left])].map(
        ([serial, quantity]) => ({ serial, quantity }),
      )
      return isRightful({ ...merged, refills, picks })
    }),
  )
})

const packNumbers = ({ kits, refills, picks, sdks }: SelectedPack) => ({
  kits,
  refills,
  picks: [...quantityBySerial(picks)].sort(),
  sdks: [...quantityBySerial(sdks)].sort(),
})
