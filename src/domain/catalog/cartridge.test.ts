import { expect, test } from 'vitest'

import { isCartridgeKind, KINDS } from './cartridge.ts'

test('§3 cartridges: there are seventeen kinds, and "all" is none of them', () => {
  expect(new Set(KINDS).size).toBe(17)
  expect(isCartridgeKind('perfume')).toBe(true)
  expect(isCartridgeKind('perfume/fragrance')).toBe(true)
  expect(isCartridgeKind('all')).toBe(false)
  expect(isCartridgeKind('Citrus')).toBe(false)
  expect(isCartridgeKind(null)).toBe(false)
})
