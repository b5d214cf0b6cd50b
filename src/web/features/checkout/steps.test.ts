import { expect, test } from 'vitest'

import type { OrderDraft } from '../../draft/order-draft.ts'
import { detourOf, furthestStep, STEPS, stepFor, withStep } from './steps.ts'

const complete: OrderDraft = {
  ownerId: '',
  orderState: 'drafting',
  kits: 1,
  refills: 0,
  selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }],
  wells: [],
  selectedSDK: [],
  isWithoutSdk: false,
  deviceSerial: '',
  location: 'JP',
  isResidenceKnown: true,
  customerName: '見本 花子',
  customerEmail: 'hanako@example.com',
  customerPhone: '03-0000-0000',
  buyerKind: '',
  customerCompany: '',
  customerDepartment: '',
  purchaseOrderNumber: '',
  customerKana: '',
  address: {
    country: 'JP',
    postalCode: '619-0200',
    state: 'JP-26',
    city: '見本市',
    line1: '見本町1-2-3',
    line2: '',
  },
  recipient: { isOther: false, name: '', company: '', department: '', phone: '' },
  customsCode: '',
  shippingMethod: 'sagawa',
  deliveryTime: '',
  orderNotes: '',
  paymentSource: 'stripe',
  isAgreedTerms: '2026-11-01',
  savesToProfile: false,
  confirmedSteps: ['customer-details', 'shipping-info'],
  idempotencyKey: 'key',
  sentKey: '',
  placed: null,
}

const placed: OrderDraft = {
  ...complete,
  orderState: 'created',
  placed: {
    orderId: 'one',
    orderNumber: 'A-1',
    currency: 'jpy',
    subtotalAmount: 80_000,
    shippingAmount: 1_000,
    applicationFee: 0,
    taxAmount: 7_363,
    totalChargeAmount: 81_000,
  },
}

test('§4 checkout: the furthest step is the first whose form is not sent', () => {
  expect(furthestStep({ ...complete, confirmedSteps: [] })).toBe('customer-details')
  expect(furthestStep({ ...complete, confirmedSteps: ['customer-details'] })).toBe('shipping-info')
  expect(furthestStep(complete)).toBe('order-confirmation')
  expect(furthestStep(placed)).toBe('payment-info')
  expect(furthestStep({ ...placed, orderState: 'completed' })).toBe('completed-order')
})

test('§4 checkout: a form that was sent but is no longer right asks again', () => {
  expect(furthestStep({ ...complete, customerEmail: 'hanako@' })).toBe('customer-details')
  expect(furthestStep({ ...complete, location: 'DE' })).toBe('customer-details')
  const address = { ...complete.address, city: ' ' }
  expect(furthestStep({ ...complete, address })).toBe('shipping-info')
})

test('§4 checkout: a link may ask for an earlier step, never for a later one', () => {
  for (const step of STEPS.slice(0, 3)) expect(stepFor(step, complete)).toBe(step)
  for (const step of STEPS.slice(3)) expect(stepFor(step, complete)).toBe('order-confirmation')
  expect(stepFor(null, complete)).toBe('order-confirmation')
  expect(stepFor('made-up', complete)).toBe('order-confirmation')
  expect(stepFor('customer-details', placed)).toBe('customer-details')
  expect(stepFor('completed-order', placed)).toBe('payment-info')
})

test('§2 checkout: without cartridges to /order, without the terms to /pre-checkout, until it is placed', () => {
  expect(detourOf(complete, '2026-11-01')).toBeNull()
  expect(detourOf({ ...complete, selectedCartridges: [] }, '2026-11-01')).toBe('/order')
  expect(detourOf({ ...complete, kits: 0 }, '2026-11-01')).toBe('/order')
  expect(detourOf({ ...complete, isAgreedTerms: 'not_accepted' }, '2026-11-01')).toBe(
    '/pre-checkout',
  )
  expect(detourOf({ ...placed, isAgreedTerms: 'not_accepted' }, '2026-11-01')).toBeNull()
})

test('§2 checkout: terms that changed since they were accepted are asked for again, until it is placed', () => {
  expect(detourOf(complete, '2026-12-01')).toBe('/pre-checkout')
  expect(detourOf(placed, '2026-12-01')).toBeNull()
  expect(detourOf(complete, null)).toBeNull()
  expect(detourOf({ ...complete, isAgreedTerms: 'not_accepted' }, null)).toBe('/pre-checkout')
})

test('a form that is sent twice counts once, in the order of the tabs', () => {
  const once = withStep([], 'shipping-info')
  expect(withStep(withStep(once, 'customer-details'), 'shipping-info')).toEqual([
    'customer-details',
    'shipping-info',
  ])
})
