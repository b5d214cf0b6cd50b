import { expect, test } from 'vitest'

import { lastingDelay } from './loop-delay.ts'

test('one long step is no delay that lasts; two samples in a row are', () => {
  const samples = lastingDelay()
  expect(samples.least()).toBe(0)
  samples.add(5_000)
  expect(samples.least()).toBe(0)
  samples.add(12)
  expect(samples.least()).toBe(12)
  samples.add(900)
  samples.add(400)
  expect(samples.least()).toBe(400)
  samples.add(10)
  expect(samples.least()).toBe(10)
})
