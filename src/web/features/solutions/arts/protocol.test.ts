import { expect, test } from 'vitest'

import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
  SPRAY_SECONDS_ADVISED,
} from '#domain/catalog/devices/device-policy.ts'

import {
  MIX_STARTS_MS,
  PROTOCOL,
  PROTOCOL_SECONDS,
  PROTOCOL_SERIALS,
  startingAt,
} from './protocol.ts'

test('§9 the example follows the limits of the device: chambers, strength, and sprays below the advised length', () => {
  expect(PROTOCOL_SERIALS).toHaveLength(CHAMBERS)
  for (const { chamber, percent, durationMs } of PROTOCOL) {
    expect(chamber).toBeGreaterThanOrEqual(1)
    expect(chamber).toBeLessThanOrEqual(CHAMBERS)
    expect(percent).toBeGreaterThan(0)
    expect(percent).toBeLessThanOrEqual(INTENSITY_PERCENT_MAX)
    expect(durationMs).toBeLessThan(SPRAY_SECONDS_ADVISED * 1000)
  }
})

test('§9 no scent of the example follows another faster than the device switches', () => {
  PROTOCOL.slice(1).forEach((next, position) => {
    const before = PROTOCOL[position]
    if (!before || before.startMs === next.startMs) return
    const gapMs = next.startMs - before.startMs - before.durationMs
    expect(gapMs).toBeGreaterThanOrEqual(SCENT_SWITCH_SECONDS_MIN * 1000)
  })
})

test('the example fills its time, and its mix is two scents of one length', () => {
  const ends = PROTOCOL.map(({ startMs, durationMs }) => startMs + durationMs)
  expect(Math.max(...ends)).toBe(PROTOCOL_SECONDS * 1000)
  expect(startingAt(MIX_STARTS_MS)).toHaveLength(2)
  expect(new Set(startingAt(MIX_STARTS_MS).map(({ durationMs }) => durationMs)).size).toBe(1)
})
