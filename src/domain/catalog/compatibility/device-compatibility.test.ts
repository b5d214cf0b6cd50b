import { expect, test } from 'vitest'

import { deviceOf } from '../devices/devices.ts'
import { cartridgeFor, cartridgeTypeOf } from './device-compatibility.ts'

test('§1 fit: a serial with the prefix takes the plate type, any other the standard one', () => {
  expect(cartridgeFor('ASN2A0001', 'ASN2')).toBe('plate')
  expect(cartridgeFor('ASN3A00001', 'ASN2')).toBe('standard')
  expect(cartridgeFor('ASN2A0001', '')).toBe('standard')
})

test('§1 fit: a version takes what its serials take, by the prefix in the settings', () => {
  expect(cartridgeTypeOf(deviceOf('aroma-shooter'), 'ASN2')).toBe('plate')
  expect(cartridgeTypeOf(deviceOf('aroma-shooter-3'), 'ASN2')).toBe('standard')
  expect(cartridgeTypeOf(deviceOf('aroma-shooter-wearable-3'), 'ASN2')).toBe('standard')
  expect(cartridgeTypeOf(deviceOf('aroma-shooter'), '')).toBe('standard')
})
