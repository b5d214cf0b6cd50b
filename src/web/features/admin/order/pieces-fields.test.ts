import { expect, test } from 'vitest'

import { parsePieces, pieceText, readPieces } from './pieces-fields.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('quantities of a form become one text, which a later form carries on', () => {
  const typed = formOf({ 'items-kit': '1', 'items-refill-pack': '', 'restocked-AC-CI01': '2' })
  expect(readPieces(typed, 'items')).toBe('kit 1, refill-pack 0')
  expect(readPieces(typed, 'restocked')).toBe('AC-CI01 2')
  expect(readPieces(formOf({ items: 'kit 1, refill-pack 0' }), 'items')).toBe(
    'kit 1, refill-pack 0',
  )
  expect(readPieces(formOf({}), 'items')).toBe('')
})

test('a text is read as pieces without those that are zero, or as it was typed', () => {
  expect(parsePieces('kit 1, refill-pack 0')).toEqual([{ code: 'kit', quantity: 1 }])
  expect(parsePieces('')).toEqual([])
  for (const wrong of ['kit -1', 'kit 1.5', 'kit many', 'kit', 'kit 12345', '1'])
    expect(parsePieces(wrong)).toBeNull()
  expect(pieceText('kit 1.5, refill-pack 2', 'kit')).toBe('1.5')
  expect(pieceText('kit 1.5, refill-pack 2', 'AC-CI01')).toBe('')
})
