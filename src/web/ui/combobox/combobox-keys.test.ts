import { expect, test } from 'vitest'

import { actOf, CLOSED } from './combobox-keys.ts'

const press = (key: string, more = {}) => ({ key, altKey: false, isComposing: false, ...more })
const open = (active: number) => ({ isOpen: true, active })

test('Enter during the composition of a word chooses nothing', () => {
  expect(actOf(press('Enter', { isComposing: true }), open(1), 3)).toEqual({ act: 'none' })
  expect(actOf(press('ArrowDown', { isComposing: true }), open(1), 3)).toEqual({ act: 'none' })
  expect(actOf(press('Enter'), open(1), 3)).toEqual({ act: 'choose' })
})

test('Enter without an option is left to the form', () => {
  expect(actOf(press('Enter'), CLOSED, 3)).toEqual({ act: 'none' })
  expect(actOf(press('Enter'), open(-1), 3)).toEqual({ act: 'none' })
})

test('arrows open the list, walk it and go round its ends', () => {
  expect(actOf(press('ArrowDown'), CLOSED, 3)).toEqual({ act: 'show', popup: open(0) })
  expect(actOf(press('ArrowUp'), CLOSED, 3)).toEqual({ act: 'show', popup: open(2) })
  expect(actOf(press('ArrowDown'), open(2), 3)).toEqual({ act: 'show', popup: open(0) })
  expect(actOf(press('ArrowUp'), open(0), 3)).toEqual({ act: 'show', popup: open(2) })
})

test('Alt with an arrow opens and closes without choosing', () => {
  const alt = { altKey: true }
  expect(actOf(press('ArrowDown', alt), CLOSED, 3)).toEqual({ act: 'show', popup: open(-1) })
  expect(actOf(press('ArrowUp', alt), open(1), 3)).toEqual({ act: 'show', popup: CLOSED })
})

test('Home and End move in the list only when one is in it, else in the text', () => {
  expect(actOf(press('Home'), open(2), 3)).toEqual({ act: 'show', popup: open(0) })
  expect(actOf(press('End'), open(0), 3)).toEqual({ act: 'show', popup: open(2) })
  expect(actOf(press('Home'), open(-1), 3)).toEqual({ act: 'none' })
})

test('Escape closes the list first and empties the field after that', () => {
  expect(actOf(press('Escape'), open(1), 3)).toEqual({ act: 'show', popup: CLOSED })
  expect(actOf(press('Escape'), CLOSED, 3)).toEqual({ act: 'clear' })
})

test('an empty list has no active option', () => {
  expect(actOf(press('ArrowDown'), CLOSED, 0)).toEqual({ act: 'show', popup: open(-1) })
  expect(actOf(press('ArrowUp'), CLOSED, 0)).toEqual({ act: 'show', popup: open(-1) })
})
