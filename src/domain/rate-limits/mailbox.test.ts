import { expect, test } from 'vitest'

import { mailboxOf } from './mailbox.ts'

test.for([
  ['hana@example.com', 'hana@example.com'],
  ['hana+shop@example.com', 'hana@example.com'],
  ['hana+a+b@example.com', 'hana@example.com'],
  ['+a@example.com', '+a@example.com'],
  ['hana+@example.com', 'hana@example.com'],
] as const)('%s is counted as %s', ([email, mailbox]) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
