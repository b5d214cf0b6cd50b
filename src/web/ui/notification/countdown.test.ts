import { expect, test } from 'vitest'

import { hold, LEFT_AFTER_HOLD_MIN_MS, release, startCountdown } from './countdown.ts'

test('§2 notification: while it is paused its time stops, and goes on with what was left', () => {
  const held = hold(startCountdown(5000, 0), 2000)
  expect(held).toEqual({ leftMs: 3000, since: null })
  expect(release(held, 60_000)).toEqual({ leftMs: 3000, since: 60_000 })
})

test('a hold in the last moment leaves long enough to finish reading', () => {
  expect(hold(startCountdown(5000, 0), 4999).leftMs).toBe(LEFT_AFTER_HOLD_MIN_MS)
})

test('holding twice and letting go twice change nothing', () => {
  const held = hold(startCountdown(5000, 0), 1000)
  expect(hold(held, 9000)).toEqual(held)
  const going = release(held, 9000)
  expect(release(going, 9500)).toEqual(going)
})

test('several holds take only the time between them', () => {
  const again = release(hold(startCountdown(5000, 0), 1000), 10_000)
  expect(hold(again, 11_500).leftMs).toBe(2500)
})
