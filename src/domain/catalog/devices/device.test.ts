import { expect, test } from 'vitest'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'

import { parseDeviceSerial } from '../serial.ts'
import { DEVICE_SLUGS, isDeviceSlug, isOffSale, packagesToFill } from './device.ts'
import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  CHAMBERS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from './device-policy.ts'
import { deviceOf } from './devices.ts'

test('§9 reach: the second version 60 cm, 200 cm with booster; the third up to 200 cm', () => {
  const second = deviceOf('aroma-shooter')
  expect([second.reachCm, second.reachWithBoosterCm]).toEqual([60, 200])
  expect(deviceOf('aroma-shooter-3').reachCm).toBe(200)
  expect(deviceOf('aroma-shooter-1').reachCm).toBe(60)
})

test('§1 offer: 0.1 s, 10 s, 3,000 diffusions, 3 months, about 100 scents and 100 of a liquid', () => {
  expect(SCENT_SWITCH_SECONDS_MIN).toBe(0.1)
  expect(SPRAY_SECONDS_MAX).toBe(10)
  expect(SPRAY_SECONDS_ADVISED).toBeLessThan(SPRAY_SECONDS_MAX)
  expect(CARTRIDGE_DIFFUSIONS).toBe(3000)
  expect(CARTRIDGE_LIFE_MONTHS).toBe(3)
  expect(SCENTS_ABOUT).toBe(100)
  expect(LIQUID_DIFFUSIONS).toBe(100)
})

test('§1 chambers: each shooter takes what a package holds, the speaker ten times as much', () => {
  expect(CHAMBERS).toBe(CARTRIDGES_PER_PACKAGE)
  const full = DEVICE_SLUGS.map((slug) => [slug, packagesToFill(deviceOf(slug))])
  expect(full).toEqual(DEVICE_SLUGS.map((slug) => [slug, slug === 'aroma-speaker-60' ? 10 : 1]))
})

test('§2 products: every device has a row under its own address, and the cartridge is none of them', () => {
  expect(DEVICE_SLUGS.map((slug) => deviceOf(slug).slug)).toEqual([...DEVICE_SLUGS])
  expect(DEVICE_SLUGS.every(isDeviceSlug)).toBe(true)
  expect(isDeviceSlug('aroma-cartridge')).toBe(false)
})

test('§1 offer: the kit is sold with one device, and nothing is sold of what is discontinued', () => {
  const sales = DEVICE_SLUGS.map((slug) => deviceOf(slug).sale)
  expect(sales.filter((sale) => sale === 'kit')).toHaveLength(1)
  expect(deviceOf('aroma-shooter-1').sale).toBe('discontinued')
})

test('§1 serials: the serial that is shown for a version is one that can be read', () => {
  for (const slug of DEVICE_SLUGS) {
    const { serial } = deviceOf(slug)
    if (serial === null) continue
    expect(parseDeviceSerial(serial.example)).toBe(serial.example)
    expect(serial.example.startsWith(serial.prefix)).toBe(true)
  }
})

test('a device is off sale when its product is not sold; a quotation and the end of sale have other texts', () => {
  const sold = new Set(['kit', 'aroma-shooter'])
  const off = (ids: ReadonlySet<string>) =>
    DEVICE_SLUGS.filter((slug) => isOffSale(deviceOf(slug), ids))
  expect(off(sold)).toEqual(['aroma-shooter-wearable-3'])
  expect(off(new Set())).toEqual(['aroma-shooter-3', 'aroma-shooter', 'aroma-shooter-wearable-3'])
})
