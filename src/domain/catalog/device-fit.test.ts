import { expect, test } from 'vitest'

import { cartridgeFor, cartridgeTypeOf } from './device-fit.ts'
import { deviceOf } from './devices.ts'

test('§1 fit: a serial with the prefix takes the plate type, any other the standard one', () => {
  expect(cartridgeFor('ASN2A0001', 'ASN2')).toEqual({
    status: 'fits',
    serial: 'ASN2A0001',
    type: 'plate',
  })
  expect(cartridgeFor(' asn3a00001 ', 'ASN2')).toEqual({
    status: 'fits',
    serial: 'ASN3A00001',
    type: 'standard',
  })
})

test('§1 fit: nothing typed is no question, and what is no serial is said back', () => {
  expect(cartridgeFor('', 'ASN2')).toEqual({ status: 'not_asked' })
  expect(cartridgeFor('   ', 'ASN2')).toEqual({ status: 'not_asked' })
  expect(cartridgeFor('ASN2', 'ASN2')).toEqual({ status: 'unreadable', typed: 'ASN2' })
})

test('§1 fit: a version takes what its serials take, by the prefix in the settings', () => {
  expect(cartridgeTypeOf(deviceOf('aroma-shooter'), 'ASN2')).toBe('plate')
  expect(cartridgeTypeOf(deviceOf('aroma-shooter-3'), 'ASN2')).toBe('standard')
  expect(cartridgeTypeOf(deviceOf('aroma-shooter-wearable-3'), 'ASN2')).toBe('standard')
  expect(cartridgeTypeOf(deviceOf('aroma-shooter'), '')).toBe('standard')
})
