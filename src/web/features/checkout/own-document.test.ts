import { expect, test } from 'vitest'

import { needsOwnDocument } from './own-document.ts'

const ELSEWHERE = ['/', '/order', '/orders/1', '/pre-checkout', '/checkouts']
const CHECKOUT = ['/checkout', '/checkout/payment-info', '/Checkout/', '/checkout/completed']

test('checkout is a full page load after a page whose policy excludes the card processor', () => {
  for (const path of ELSEWHERE) expect(needsOwnDocument('stripe', path), path).toBe(true)
})

test('checkout is loaded once: inside it nothing is loaded again', () => {
  for (const path of CHECKOUT) expect(needsOwnDocument('stripe', path), path).toBe(false)
})

test('without a known document, nothing is loaded again', () => {
  expect(needsOwnDocument('stripe', null)).toBe(false)
})

test('our own card fields need no document of their own', () => {
  for (const path of [...ELSEWHERE, ...CHECKOUT]) {
    expect(needsOwnDocument('sandbox', path), path).toBe(false)
  }
})
