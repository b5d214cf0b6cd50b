import { expect, test } from 'vitest'

import { commandOf, wellAfter } from './deck-keys.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 0],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 0, 5],
  ['ArrowUp', 3, 2],
  ['Home', 4, 0],
  ['End', 0, 5],
  ['1', 3, 0],
  ['6', 0, 5],
  ['7', 0, null],
  ['0', 0, null],
  ['Tab', 0, null],
])('keyboard: %s leads from chamber %i to %s', (key, at, next) => {
  expect(wellAfter(key, at)).toBe(next)
})

test('keyboard: what takes out, lays down and undoes, and what is left to the browser', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }

  expect(commandOf({ ...plain, key: 'Delete' }, 0)).toBe('takeOut')
  expect(commandOf({ ...plain, key: 'Backspace' }, 0)).toBe('takeOut')
  expect(commandOf({ ...plain, key: 'Escape' }, 0)).toBe('putDown')
  expect(commandOf({ ...plain, key: '3' }, 0)).toEqual({ well: 2 })
  expect(commandOf({ ...plain, key: 'z', ctrlKey: true }, 0)).toBe('undo')
  expect(commandOf({ ...plain, key: 'z', metaKey: true }, 0)).toBe('undo')
  expect(commandOf({ ...plain, key: '3', ctrlKey: true }, 0)).toBeNull()
  expect(commandOf({ ...plain, key: 'z' }, 0)).toBeNull()
  expect(commandOf({ ...plain, key: 'Enter' }, 0)).toBeNull()
})
