import { expect, test } from 'vitest'

import { commandOf, START_OVER, TOGGLE_EXPLOSION, TURN_LEFT, ZOOM_IN } from './command.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('arrows, plus, Home, E and the numbers of the chambers each do one thing', () => {
  expect(press('ArrowLeft')).toBe(TURN_LEFT)
  expect(press('+')).toBe(ZOOM_IN)
  expect(press('Home')).toBe(START_OVER)
  expect(press('e')).toBe(TOGGLE_EXPLOSION)
  expect(press('6')).toEqual({ do: 'lift', chamber: 6 })
})

test('every other key, and each one with a modifier, stays with the browser', () => {
  for (const key of ['Tab', ' ', 'Enter', 'PageDown', '0', '7', 'toString', 'F5'])
    expect(press(key), key).toBeNull()
  expect(press('+', { ctrlKey: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('e', { metaKey: true })).toBeNull()
})
