import { expect, test } from 'vitest'

import { HOME_BACKGROUNDS, homeBackgroundOf } from './home-background.ts'

test.each(HOME_BACKGROUNDS)(
  '§3 background: the background "%s" is known by its name',
  (background) => {
    expect(homeBackgroundOf(background)).toEqual({ kind: 'named', name: background })
    expect(homeBackgroundOf(` ${background} `)).toEqual({ kind: 'named', name: background })
  },
)

test.each([
  '/images/plume-1.avif',
  '/images/pictures/shooter3-1600.97609567.webp',
  '/images/a.jpeg',
])('§3 background: a picture of our own is accepted: %s', (path) => {
  expect(homeBackgroundOf(path)).toEqual({ kind: 'picture', path })
})

test.each([
  undefined,
  '',
  'sunset',
  'https://example.com/images/a.avif',
  '//example.com/images/a.avif',
  '/images/../orders/a.png',
  '/images/a.avif?x=1',
  '/images/a.svg',
  '/orders/a.png',
  'images/a.avif',
  '/images/a.avif" onerror="',
])(
  '§3 background: what is no background and no picture of ours becomes the default: %s',
  (value) => {
    expect(homeBackgroundOf(value)).toEqual({ kind: 'named', name: 'chalk' })
  },
)
