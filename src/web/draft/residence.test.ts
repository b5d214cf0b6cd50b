import { expect, test } from 'vitest'

import { liveIn } from './residence.ts'

const EMPTY = { country: 'JP', postalCode: '', state: '', city: '', line1: '', line2: '' }

test('Decisions, section 13: the residence decides country, form and method of an address not typed yet', () => {
  expect(liveIn('KR', { address: EMPTY })).toEqual({
    location: 'KR',
    isResidenceKnown: true,
    address: { ...EMPTY, country: 'KR' },
    shippingMethod: 'ups',
  })
})

test('Decisions, section 13: an address that was typed stays where it is', () => {
  const address = { ...EMPTY, state: 'JP-13', city: '中央区' }
  expect(liveIn('KR', { address })).toEqual({ location: 'KR', isResidenceKnown: true })
})

test('Decisions, section 13: a prefecture outlives Japan being chosen again, and nothing else', () => {
  const address = { ...EMPTY, state: 'JP-13' }
  expect(liveIn('JP', { address }).address).toEqual(address)
  expect(liveIn('US', { address }).address).toEqual({ ...EMPTY, country: 'US' })
})

test('§5 EU: nothing is sent to a member state, so none becomes the country of an address', () => {
  expect(liveIn('DE', { address: EMPTY })).toEqual({ location: 'DE', isResidenceKnown: true })
})
