import { expect, test } from 'vitest'

import { parsePieces } from './pieces-fields.ts'

test('the quantities of one field are read as pieces without those that are zero', () => {
  const input = { 'items-kit': '1', 'items-refill-pack': '', 'restocked-AC-CI01': '2', note: '3' }
  expect(parsePieces(input, 'items')).toEqual([{ code: 'kit', quantity: 1 }])
  expect(parsePieces(input, 'restocked')).toEqual([{ code: 'AC-CI01', quantity: 2 }])
  expect(parsePieces(input, 'replaced')).toEqual([])
})

test('a quantity that is no whole number, or is of no code, is refused', () => {
  for (const wrong of ['-1', '1.5', 'many', '12345'])
    expect(parsePieces({ 'items-kit': wrong }, 'items')).toBeNull()
  for (const code of ['', 'a kit'])
    expect(parsePieces({ [`items-${code}`]: '1' }, 'items')).toBeNull()
})
