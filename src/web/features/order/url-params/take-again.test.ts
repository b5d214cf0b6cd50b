import { expect, test } from 'vitest'

import type { ReorderWire } from '#contract/order-life.ts'
import { checkSelection, packageCount } from '#domain/cart/packaging.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

import { takenAgain } from './take-again.ts'

// Only the fields of the pack; the rest of a draft is not read.
const draft = (change: Partial<OrderDraft>) =>
  ({
    kits: 1,
    refills: 0,
    selectedCartridges: [],
    wells: [],
    selectedSDK: [],
    deviceSerial: '',
    ...change,
  }) as unknown as OrderDraft

const again = (change: Partial<ReorderWire> = {}): ReorderWire => ({
  orderNumber: 'AB12-CD34',
  items: [
    { id: 'kit', quantity: 1 },
    { id: 'refill-pack', quantity: 1 },
  ],
  selectedCartridges: [
    { serial: 'AC-A', quantity: 2 },
    { serial: 'AC-B', quantity: 2 },
  ],
  chambers: ['AC-A', null, 'AC-B', null, null, null, 'AC-B', 'AC-A'],
  selectedSDK: [{ slug: 'java-sdk', quantity: 1 }],
  deviceSerial: 'ASN3A00001',
  missing: [],
  ...change,
})

const isTaken = (content: ReturnType<typeof takenAgain>): boolean => {
  const packages = content.kits + content.refills
  const sdks = packageCount(content.selectedSDK)
  return checkSelection(packages, content.selectedCartridges, sdks).ok
}

test('an empty pack becomes the earlier order', () => {
  const taken = takenAgain(draft({}), again(), false)
  expect(taken).toMatchObject({ kits: 1, refills: 1, deviceSerial: 'ASN3A00001' })
  expect(taken.selectedCartridges).toEqual(again().selectedCartridges)
  expect(taken.wells).toEqual(again().chambers)
  expect(taken.selectedSDK).toEqual([{ slug: 'java-sdk', quantity: 1 }])
  expect(isTaken(taken)).toBe(true)
})

test('as refill packs no second shooter and no further SDK is ordered', () => {
  const taken = takenAgain(draft({}), again(), true)
  expect(taken).toMatchObject({ kits: 0, refills: 2, selectedSDK: [] })
  expect(isTaken(taken)).toBe(true)
})

test('what was chosen before stays: packages and cartridges are added up, and fit', () => {
  const before = draft({
    kits: 1,
    selectedCartridges: [
      { serial: 'AC-A', quantity: 1 },
      { serial: 'AC-C', quantity: 1 },
    ],
    selectedSDK: [{ slug: 'java-sdk', quantity: 1 }],
    deviceSerial: 'ASN3A00002',
  })
  const taken = takenAgain(before, again(), false)
  expect(taken).toMatchObject({ kits: 2, refills: 1, deviceSerial: 'ASN3A00002' })
  expect(taken.selectedCartridges).toEqual([
    { serial: 'AC-A', quantity: 3 },
    { serial: 'AC-C', quantity: 1 },
    { serial: 'AC-B', quantity: 2 },
  ])
  expect(taken.selectedSDK).toEqual([{ slug: 'java-sdk', quantity: 1 }])
  expect(isTaken(taken)).toBe(true)
})

test('one order never has more packages than the shop takes', () => {
  const full = draft({ kits: 98, selectedCartridges: [{ serial: 'AC-A', quantity: 1 }] })
  const taken = takenAgain(full, again(), false)
  expect(taken.kits + taken.refills).toBe(99)
})
