import { expect, test } from 'vitest'

import { numbersOf, packedPackages } from './packed-packages.ts'

const LEMON = ['AC-CI01', null]
const MINT = [null, 'AC-HE01']

test('packages: each has its chambers, numbered by product; equal neighbours are one entry', () => {
  const lines = [
    { productId: 'kit', quantity: 1 },
    { productId: 'refill-pack', quantity: 3 },
  ]
  const packages = packedPackages(lines, [LEMON, LEMON, MINT, MINT])

  expect(packages).toEqual([
    { productId: 'kit', first: 1, count: 1, chambers: LEMON },
    { productId: 'refill-pack', first: 1, count: 1, chambers: LEMON },
    { productId: 'refill-pack', first: 2, count: 2, chambers: MINT },
  ])
  expect(packages.map((it) => numbersOf(it, packages, '–'))).toEqual(['', '1', '2–3'])
})

test('packages: two kits with the same scents are one entry, named by both numbers', () => {
  const packages = packedPackages([{ productId: 'kit', quantity: 2 }], [LEMON, LEMON])
  expect(packages).toHaveLength(1)
  expect(packages.map((it) => numbersOf(it, packages, '–'))).toEqual(['1–2'])
})
