import { expect, test } from 'vitest'

import { plainAddress } from './plain-address.ts'

const every = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCharCode(from + at))
const codeOf = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`

test('exactly the escapes that an address does not need are taken away', () => {
  for (const character of every(0, 128)) {
    const code = codeOf(character)
    const isNeedless = /[\w.~-]/.test(character)
    for (const written of [code, code.toUpperCase()]) {
      expect({
        written,
        to: plainAddress({ pathname: `/x${written}y`, search: '?q=%61' }),
      }).toEqual({
        written,
        to: isNeedless ? `/x${character}y?q=%61` : null,
      })
    }
  }
})

test.for(['/', '/admin', '/%E9%A6%99%E3%82%8A', '/a%2Fb', '/%2561dmin'])(
  '%s is plain',
  (pathname) => {
    expect(plainAddress({ pathname, search: '' })).toBeNull()
  },
)
