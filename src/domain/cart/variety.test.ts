import { expect, test } from 'vitest'

import { variedSerials } from './variety.ts'

const scent = (serial: string, kind: string) => ({ serial, kind })
const LISTED = [
  scent('C1', 'citrus'),
  scent('C2', 'citrus'),
  scent('C3', 'citrus'),
  scent('F1', 'floral'),
  scent('W1', 'woody'),
  scent('W2', 'woody'),
]

test('the rest is filled with one of each category, then a second of each', () => {
  expect(variedSerials(LISTED, [])).toEqual(['C1', 'F1', 'W1', 'C2', 'W2', 'C3'])
})

test('categories that were chosen already come after those that were not', () => {
  expect(variedSerials(LISTED, [scent('C2', 'citrus'), scent('W9', 'woody')])).toEqual([
    'F1',
    'C1',
    'W1',
    'C2',
    'C3',
    'W2',
  ])
})
