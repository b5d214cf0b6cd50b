import { expect, test } from 'vitest'

import { DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'

import { halfWidthAt, lanesOf } from './air-stream.ts'

const endsOf = (cm: number) =>
  lanesOf(cm).map((lane) => Number(lane.split('L').at(-1)?.split(' ')[0]))

test('§9 reach: a stream is drawn to its length and no longer, whichever device it comes from', () => {
  for (const { reachCm, reachWithBoosterCm } of DEVICE_SLUGS.map(deviceOf)) {
    const cm = reachWithBoosterCm ?? reachCm
    expect(Math.max(...endsOf(cm))).toBe(cm)
  }
})

test('§9 reach: a short stream is the beginning of a long one, not the same picture squeezed', () => {
  const middleOf = (cm: number) => lanesOf(cm)[3]?.split('L') ?? []
  expect(middleOf(200).slice(0, 13)).toEqual(middleOf(60))
  expect(halfWidthAt(200)).toBeGreaterThan(halfWidthAt(60))
})
