import { expect, test } from 'vitest'

import type { OrderDefaultsWire } from '#contract/order-defaults.ts'
import { readDraft } from '#web/draft/order-draft.ts'

import { knownOf } from './known-customer.ts'

/** Without a browser's storage, the draft that nothing was typed into. */
const empty = readDraft()

const known: OrderDefaultsWire = {
  customer: {
    name: '見本 花子',
    email: 'hana@example.com',
    phone: '+81312345678',
    company: '',
    department: '',
  },
  location: 'JP',
  shipping: {
    address: {
      country: 'JP',
      postal_code: '104-0061',
      state: 'JP-13',
      city: '中央区',
      line1: '見本町1-2-3',
      line2: '',
    },
    shippingMethod: 'sagawa',
  },
  terms: { version: '2026-11-01', isAccepted: true },
}

test('§4 checkout: whom the account knows begins at the review', () => {
  expect(knownOf(empty, known)).toMatchObject({
    customerName: '見本 花子',
    address: { postalCode: '104-0061', line1: '見本町1-2-3' },
    isAgreedTerms: '2026-11-01',
    confirmedSteps: ['customer-details', 'shipping-info'],
  })
})

test('§4 checkout: what was typed stays, and a new country takes no address of another one', () => {
  const typed = { ...empty, customerName: 'Typed', isResidenceKnown: true }
  expect(knownOf(typed, known)).toMatchObject({
    customerName: 'Typed',
    customerPhone: '+81312345678',
  })

  const abroad = { ...typed, location: 'US', address: { ...empty.address, country: 'US' } }
  expect(knownOf(abroad, known)).toMatchObject({
    location: 'US',
    address: { country: 'US', line1: '' },
    confirmedSteps: ['customer-details'],
  })
})

test('§4 terms: they count in the version in force, and never for a resident of the EU', () => {
  const outdated = { ...known, terms: { version: '2027-01-01', isAccepted: false } }
  expect(knownOf({ ...empty, isAgreedTerms: '2026-11-01' }, outdated)).toMatchObject({
    isAgreedTerms: '2026-11-01',
  })
  const german = { ...empty, location: 'DE', isResidenceKnown: true }
  expect(knownOf(german, known)).toMatchObject({
    isAgreedTerms: 'not_accepted',
    confirmedSteps: [],
  })
})

test('§4 checkout: a code for customs is asked for again, and nothing before it', () => {
  const seoul = {
    ...known,
    location: 'KR',
    shipping: {
      address: {
        country: 'KR',
        postal_code: '04524',
        state: '서울특별시',
        city: '중구',
        line1: '견본로 12',
        line2: '',
      },
      shippingMethod: 'ups' as const,
    },
  }
  expect(knownOf(empty, seoul)).toMatchObject({
    location: 'KR',
    shippingMethod: 'ups',
    confirmedSteps: ['customer-details'],
  })
})
