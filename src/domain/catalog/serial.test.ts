import { expect, test } from 'vitest'

import { needsPlateCartridge, parseCartridgeSerial, parseDeviceSerial } from './serial.ts'

test.each([
  ['ASN1UA0001', 'ASN1UA0001'],
  ['ASN1UA001', null],
  ['ASN1UA00001', null],
  ['ASN2A001', null],
  ['ASN2A0001', 'ASN2A0001'],
  ['ASN2A00001', 'ASN2A00001'],
  ['ASN2A000001', null],
  ['ASN3A0001', null],
  ['ASN3A00001', 'ASN3A00001'],
  ['ASN3A000001', null],
  [' asn2a0001 ', 'ASN2A0001'],
  ['ＡＳＮ２Ａ０００１', 'ASN2A0001'],
  ['ASN4A00001', null],
  ['XASN2A0001', null],
  ['ASN2A0001\nASN2A0002', null],
  ['', null],
])('§1 serials: %o reads as %o', (input, serial) => {
  expect(parseDeviceSerial(input)).toBe(serial)
})

test('§1 serials: devices whose serial begins with the prefix need plate-type cartridges', () => {
  expect(needsPlateCartridge('ASN2A0001', 'ASN2')).toBe(true)
  expect(needsPlateCartridge('ａｓｎ２ａ０００１', 'asn2')).toBe(true)
  expect(needsPlateCartridge('ASN1UA0001', 'ASN2')).toBe(false)
  expect(needsPlateCartridge('ASN3A00001', 'ASN2')).toBe(false)
})

test('§1 serials: without a prefix in the settings no device needs them', () => {
  expect(needsPlateCartridge('ASN2A0001', '')).toBe(false)
  expect(needsPlateCartridge('ASN2A0001', '  ')).toBe(false)
})

test.each([
  ['AC-CI01', 'AC-CI01'],
  [' ac-ci01 ', 'AC-CI01'],
  ['ＡＣ－ＣＩ０１', 'AC-CI01'],
  ['AC-CI00001', 'AC-CI00001'],
  ['AC-CI1', null],
  ['AC-CI000001', null],
  ['AC-C101', null],
  ['ACCI01', null],
])('the code of a cartridge: %s', (input, serial) => {
  expect(parseCartridgeSerial(input)).toBe(serial)
})
