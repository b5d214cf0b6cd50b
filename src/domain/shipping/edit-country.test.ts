import { expect, test } from 'vitest'

import { isZoneMoved, revisionOfCountry } from './edit-country.server.ts'

test('another zone is another fee; that a country is served or not costs nobody more', () => {
  const seen = revisionOfCountry({ zone: '1', isServed: true })
  expect(isZoneMoved({ zone: '1', seen })).toBe(false)
  expect(isZoneMoved({ zone: '2', seen })).toBe(true)
  const japan = revisionOfCountry({ zone: 'domestic', isServed: true })
  expect(isZoneMoved({ zone: 'domestic', seen: japan })).toBe(false)
  expect(isZoneMoved({ zone: '1', seen: 'nothing' })).toBe(true)
})
