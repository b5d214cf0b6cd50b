import { expect, test } from 'vitest'

import { readCodes } from './codes.ts'

test.each([
  ['AC-CI01', 'AC-CI01', 1],
  ['ac-ci01 x2', 'AC-CI01', 2],
  ['AC-CI01 × 2', 'AC-CI01', 2],
  ['AC-CI01*3', 'AC-CI01', 3],
  ['AC-CI01,12', 'AC-CI01', 12],
  ['AC-CI01\t2', 'AC-CI01', 2],
  ['2 x AC-CI01', 'AC-CI01', 2],
  ['Lemon (AC-CI01) × 2', 'AC-CI01', 2],
  ['レモン（ＡＣ－ＣＩ０１）×２本', 'AC-CI01', 2],
  ['ACーCI01', 'AC-CI01', 1],
  ['AC-CI01 x99', 'AC-CI01', 99],
])('a line is read as a code and a quantity: %s', (text, serial, quantity) => {
  expect(readCodes(text)).toEqual([{ line: 1, text, pick: { serial, quantity } }])
})

test.each(['Lemon', 'AC-CI01 AC-CI02', 'AC-CI01 x0', 'AC-CI01 x100', '12'])(
  'a line without one code and a quantity that can be ordered is given back: %s',
  (text) => {
    expect(readCodes(text)).toEqual([{ line: 1, text, pick: null }])
  },
)

test('empty lines are skipped, and lines keep their number', () => {
  expect(readCodes('\nAC-CI01\r\n\r\nAC-CI02\n').map(({ line }) => line)).toEqual([2, 4])
})
