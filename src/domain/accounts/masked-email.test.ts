import { expect, test } from 'vitest'

import { maskedEmail } from './masked-email.ts'

test('§9 a masked address shows its first character and its domain, not its length', () => {
  expect(maskedEmail('hana@example.com')).toBe('h•••@example.com')
  expect(maskedEmail('h@example.com')).toBe('h•••@example.com')
  expect(maskedEmail('hanako.yamada+shop@mail.example.co.jp')).toBe('h•••@mail.example.co.jp')
})
