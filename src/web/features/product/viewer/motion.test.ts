import { expect, test } from 'vitest'

import { arrived, isThere, nearer, type TargetPose } from './motion.ts'
import { FIRST_VIEW } from './orbit.ts'

const WHOLE: TargetPose = { view: FIRST_VIEW, explosion: 0, lifted: null }
const APART: TargetPose = { view: { turn: 120, tilt: 60, zoom: 2 }, explosion: 1, lifted: 3 }

test('the view arrives in under three seconds and then rests', () => {
  let shown = arrived(WHOLE)
  for (let ms = 0; ms < 3000; ms += 16) shown = nearer(shown, APART, 16)
  expect(isThere(shown, APART)).toBe(true)
  expect(shown).toEqual(arrived(APART))
})

test('only the cartridge of the lifted chamber rises', () => {
  expect(arrived(APART).lifts).toEqual([0, 0, 1, 0, 0, 0])
  expect(arrived(WHOLE).lifts).toEqual([0, 0, 0, 0, 0, 0])
})

test('a view on its way does not rest', () => {
  expect(isThere(nearer(arrived(WHOLE), APART, 16), APART)).toBe(false)
})
