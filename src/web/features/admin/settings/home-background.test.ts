import { expect, test } from 'vitest'

import { isHomeBackground } from '#domain/settings/home-background.ts'
import { presentAddress } from '#web/pictures/picture.tsx'

import { PRODUCT_CHOICES, uploadChoice } from './home-background.ts'

test('§3 background: the value of each picture that can be chosen is one that the setting takes', () => {
  const alt = { en: 'Lobby', ja: 'ロビー', ko: '로비' }
  const name = `${'a'.repeat(24)}-1600x900`
  const upload = uploadChoice({ name, width: 1600, height: 900, alt, uploadedAt: new Date() })
  expect(PRODUCT_CHOICES.length).toBeGreaterThan(5)
  for (const { value } of [...PRODUCT_CHOICES, upload]) {
    expect(isHomeBackground(value), value).toBe(true)
  }
})

test('§3 background: a picture of the products outlives its rendering', () => {
  const [first] = PRODUCT_CHOICES
  if (!first) throw new Error('there are pictures of the products')
  const older = first.value.replace(/\.[\da-f]+\.webp$/, '.0a1b2c3d.webp')
  expect(older).not.toBe(first.value)
  expect(presentAddress(older)).toBe(first.value)
  expect(presentAddress('/images/pictures/gone-1600.0a1b2c3d.webp')).toBe(
    '/images/pictures/gone-1600.0a1b2c3d.webp',
  )
  expect(presentAddress('mist')).toBe('mist')
})
