import { expect, test } from 'vitest'

import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
  ['https://shop.example:8443', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('a passkey of %s is bound to its host and origin', (siteUrl, party) => {
  expect(relyingPartyOf(siteUrl)).toEqual(party)
})

test.each(['http://shop.example', 'http://127.0.0.1:3000', 'https://192.0.2.1', 'https://[::1]'])(
  'at %s no browser offers passkeys',
  (siteUrl) => {
    expect(relyingPartyOf(siteUrl)).toBeNull()
  },
)
