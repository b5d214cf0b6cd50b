import { expect, test } from 'vitest'

import { SPRAY_SECONDS_MAX } from '#domain/catalog/devices/device-policy.ts'
import { readShoot } from '#domain/device-api/calls.ts'

import { MIX, MIX_MS } from './deck.ts'
import { httpCallOf, PLATFORM_COUNT, SAMPLES } from './samples.ts'

test('§1 SDKs: there is a sample for each of the eight platforms and one over HTTP', () => {
  expect(PLATFORM_COUNT).toBe(8)
  expect(new Set(SAMPLES.map(({ id }) => id)).size).toBe(9)
})

test('§1 HTTP API: the device understands the sample as it is written', () => {
  const body: unknown = JSON.parse(httpCallOf(MIX).split('\n\n')[1] ?? '')
  expect(readShoot(body)?.shots).toEqual(
    MIX.map(({ chamber, percent }) => ({ chamber, percent, durationMs: MIX_MS })),
  )
})

test('§9 spray: no sample sprays longer than is recommended', () => {
  expect(MIX_MS).toBeLessThanOrEqual(SPRAY_SECONDS_MAX * 1000)
})

test('every sample names both chambers with their strengths', () => {
  for (const { id, code } of SAMPLES)
    for (const { percent } of MIX) expect(code, id).toMatch(new RegExp(`\\b${percent}\\b`))
})
