import { expect, test } from 'vitest'

import { cameraOf, FIRST_VIEW, nearestTurn, turned, zoomed } from './orbit.ts'

const distanceOf = (aspect: number, explosion = 0): number => {
  const { position, target } = cameraOf(FIRST_VIEW, explosion, aspect)
  return Math.hypot(...position.map((value, i) => value - (target[i] ?? 0)))
}

test('the device can be turned without end, and tilted no further than straight above', () => {
  expect(turned(FIRST_VIEW, 3600, 0).turn).toBe(FIRST_VIEW.turn + 3600)
  expect(turned(FIRST_VIEW, 0, 500).tilt).toBeLessThan(90)
  expect(turned(FIRST_VIEW, 0, -500).tilt).toBeGreaterThan(-90)
})

test('zooming stops before the camera enters the device or loses it', () => {
  expect(zoomed(FIRST_VIEW, 1000).zoom).toBe(3.2)
  expect(zoomed(FIRST_VIEW, 0.001).zoom).toBe(0.7)
})

test('a narrow picture and an open device are looked at from further away', () => {
  expect(distanceOf(0.5)).toBeGreaterThan(distanceOf(1.6))
  expect(distanceOf(1.6, 1)).toBeGreaterThan(distanceOf(1.6, 0))
})

test('going back takes the short way round', () => {
  expect(nearestTurn(350, 0)).toBe(360)
  expect(nearestTurn(-730, 26)).toBe(-694)
  expect(nearestTurn(26, 26)).toBe(26)
})

test('from above the round deck fits in, which is higher than the device seen from the side', () => {
  const above = cameraOf({ ...FIRST_VIEW, tilt: 88 }, 0, 2)
  const side = cameraOf({ ...FIRST_VIEW, tilt: 0 }, 0, 2)
  expect(above.position[1]).toBeGreaterThan(Math.hypot(side.position[0], side.position[2]))
})
