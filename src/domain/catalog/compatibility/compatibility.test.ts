import fc from 'fast-check'
import { expect, test } from 'vitest'

import { DEVICE_SLUGS } from '../devices/device.ts'
import { deviceOf } from '../devices/devices.ts'
import { compatibilityOf } from './compatibility.ts'

const PREFIX = 'ASN2'

test('§1 compatibility: the second version takes the plate type, and what was bought before it does not fit', () => {
  expect(compatibilityOf('ASN2A0001', PREFIX)).toMatchObject({
    status: 'known',
    serial: 'ASN2A0001',
    device: 'aroma-shooter',
    cartridge: 'plate',
    isFittedByEarlier: false,
    calls: ['simple', 'intensity'],
    httpApi: { port: 1003, families: [{ path: '/asn', firmwareFrom: '2.2.0' }, { path: '/as2' }] },
  })
})

test('§1 compatibility: the first and the third version take the standard type', () => {
  expect(compatibilityOf('ASN3A00001', PREFIX)).toMatchObject({
    device: 'aroma-shooter-3',
    cartridge: 'standard',
    isFittedByEarlier: true,
    isOneLinkByVariant: false,
    calls: ['intensity'],
  })
  const first = compatibilityOf('ASN1UA0001', PREFIX)
  expect(first).toMatchObject({
    device: 'aroma-shooter-1',
    cartridge: 'standard',
    isFittedByEarlier: true,
    isOneLinkByVariant: true,
    calls: ['simple'],
    httpApi: null,
  })
  expect(JSON.stringify(first)).not.toContain('http-api')
})

test('§1 compatibility: the prefix is the setting, not ours', () => {
  expect(compatibilityOf('ASN3A00001', 'ASN3')).toMatchObject({ cartridge: 'plate' })
  expect(compatibilityOf('ASN2A0001', '')).toMatchObject({ cartridge: 'standard' })
})

test('§1 compatibility: nothing typed is no question', () => {
  for (const input of ['', '   ', '　', ' - ']) {
    expect(compatibilityOf(input, PREFIX)).toEqual({ status: 'not_asked' })
  }
})

test('§1 compatibility: a number that begins like ours differs from an invalid one', () => {
  expect(compatibilityOf('ASN2', PREFIX)).toEqual({
    status: 'incomplete',
    input: 'ASN2',
    device: 'aroma-shooter',
  })
  expect(compatibilityOf('ASN3A0001', PREFIX)).toMatchObject({ status: 'incomplete' })
  for (const input of ['ASN4A00001', 'AC-CI01', '12345', 'シリアル']) {
    expect(compatibilityOf(input, PREFIX)).toEqual({ status: 'unknown', input })
  }
})

test('§1 compatibility: how it is typed changes nothing', () => {
  const serial = fc.constantFrom('ASN1UA0001', 'ASN2A0001', 'ASN2A12345', 'ASN3A00001')
  const gap = fc.constantFrom('', ' ', '-', '　', '‐', '–', '−', 'ー', '－', '\u200b')
  const gaps = fc.array(gap, { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(serial, gaps, fc.boolean(), fc.boolean(), (plain, between, isLow, isWide) => {
      const cased = isLow ? plain.toLowerCase() : plain
      const input = [...cased].map((it, at) => (isWide ? wide(it) : it) + (between[at] ?? ''))
      expect(compatibilityOf(input.join(''), PREFIX)).toEqual(compatibilityOf(plain, PREFIX))
    }),
  )
})

test('§1 compatibility: whatever is typed is answered, and only our own numbers are known', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (input) => {
      const found = compatibilityOf(input, PREFIX)
      if (found.status === 'known') expect(found.serial).toMatch(/^ASN[123]\w{5,7}$/)
    }),
  )
})

test('§1 compatibility: an SDK is named only with a link that the device has', () => {
  for (const slug of DEVICE_SLUGS) {
    const device = deviceOf(slug)
    const found = compatibilityOf(device.serial?.example ?? '', PREFIX)
    if (found.status !== 'known') continue
    expect(found.device).toBe(slug)
    expect(found.sdks.length).toBeGreaterThan(0)
    for (const { links } of found.sdks) expect(device.links).toEqual(expect.arrayContaining(links))
  }
})

const wide = (character: string): string =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)
