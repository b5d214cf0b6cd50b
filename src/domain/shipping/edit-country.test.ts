import { expect, test } from 'vitest'

import { isZoneMoved, revisionOfCountry } from './edit-country.server.ts'

test('another zone is another fee; serving a country or not changes no fee', () => {
  const revision = revisionOfCountry({ zone: '1', isServed: true })
  expect(isZoneMoved({ zone: '1', revision })).toBe(false)
  expect(isZoneMoved({ zone: '2', revision })).toBe(true)
  const japan = revisionOfCountry({ zone: 'domestic', isServed: true })
  expect(isZoneMoved({ zone: 'domestic', revision: japan })).toBe(false)
  expect(isZoneMoved({ zone: '1', revision: 'nothing' })).toBe(true)
})
