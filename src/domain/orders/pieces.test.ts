import { expect, test } from 'vitest'

import { areWithin, piecesLeft } from './pieces.ts'

const ORDERED = [
  { code: 'kit', quantity: 1 },
  { code: 'refill-pack', quantity: 3 },
]

test('what is left of an order is what has not gone, never below zero', () => {
  const gone = [
    { code: 'refill-pack', quantity: 1 },
    { code: 'refill-pack', quantity: 1 },
    { code: 'kit', quantity: 4 },
    { code: 'other', quantity: 9 },
  ]
  expect(piecesLeft(ORDERED, gone)).toEqual([
    { code: 'kit', quantity: 0 },
    { code: 'refill-pack', quantity: 1 },
  ])
})

test.each([
  ['nothing', [], true],
  ['all of it', ORDERED, true],
  ['one more', [{ code: 'kit', quantity: 2 }], false],
  ['a part', [{ code: 'refill-pack', quantity: 2 }], true],
  ['none of a thing', [{ code: 'kit', quantity: 0 }], false],
  ['less than none', [{ code: 'kit', quantity: -1 }], false],
  ['half a piece', [{ code: 'refill-pack', quantity: 0.5 }], false],
  ['what was not ordered', [{ code: 'other', quantity: 1 }], false],
  [
    'the same thing twice',
    [
      { code: 'refill-pack', quantity: 2 },
      { code: 'refill-pack', quantity: 2 },
    ],
    false,
  ],
])('a selection of pieces: %s', (_, pieces, isWithin) => {
  expect(areWithin(pieces, ORDERED)).toBe(isWithin)
})
