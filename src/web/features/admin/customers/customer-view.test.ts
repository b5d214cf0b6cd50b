import { expect, test } from 'vitest'

import type { CustomerView } from '#domain/personal-data/view-customer.server.ts'

import { customerView } from './customer-view.ts'

const AT = new Date('2026-11-02T01:00:00Z')
const SECRET = 'never sent to a browser'

test('the browser is sent what the page of a customer shows, and nothing sealed or unseen', () => {
  const email = { kind: 'order_received', subject: 'Thank you', createdAt: AT, sentAt: AT }
  // Of the modules' own rows only these fields are read.
  const customer = {
    record: { tags: [], revision: '', notes: [] },
    spend: [],
    orderCount: 1,
    hasOpenBusiness: false,
    newsletter: { state: 'confirmed', id: SECRET },
    account: { email: 'a@example.com', sessions: [{ client: SECRET }], terms: [], live: [] },
    orders: [{ id: '1', number: 'ABCD-EFGH', customsCodeEncrypted: SECRET, notes: SECRET }],
    draft: { savedAt: AT, content: { kits: 1, orderNotes: 'Ring twice', line1: SECRET } },
    emails: Array.from({ length: 40 }, () => email),
    messages: [{ id: '2', message: 'Hello', replies: [{ text: SECRET }], ipHash: SECRET }],
  } as unknown as CustomerView
  const shown = customerView(customer, [])
  expect(JSON.stringify(shown)).not.toContain(SECRET)
  expect(shown.emails).toHaveLength(30)
  expect(shown.orders).toMatchObject([{ id: '1', number: 'ABCD-EFGH' }])
  expect(shown).toMatchObject({ draft: { kits: 1, orderNotes: 'Ring twice' } })
})
