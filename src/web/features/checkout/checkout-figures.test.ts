import { expect, test } from 'vitest'

import type { QuoteWire } from '#contract/order-prices.ts'
import { money } from '#shared/money.ts'

import { draftLines, figuresOf } from './checkout-figures.ts'

const goods: QuoteWire = {
  currency: 'jpy',
  items: [
    { id: 'kit', quantity: 2, baseAmount: 80_000 },
    { id: 'refill-pack', quantity: 1, baseAmount: 32_400 },
  ],
  subtotalAmount: 192_400,
  shippingAmount: null,
  applicationFee: 300,
  taxAmount: null,
  totalChargeAmount: null,
}

test('§9 order total: every amount comes from the server, even where it does not add up', () => {
  const told = { subtotalAmount: 7, shippingAmount: 11, taxAmount: 2, totalChargeAmount: 5 }
  expect(figuresOf({ ...goods, ...told }, money(1_500, 'jpy'))).toEqual({
    currency: 'jpy',
    lines: [
      { productId: 'kit', quantity: 2, unit: money(80_000, 'jpy') },
      { productId: 'refill-pack', quantity: 1, unit: money(32_400, 'jpy') },
    ],
    subtotal: money(7, 'jpy'),
    transactionFee: money(300, 'jpy'),
    shipping: money(11, 'jpy'),
    tax: money(2, 'jpy'),
    total: money(5, 'jpy'),
  })
})

test('§4 before the address is known there is a subtotal and no total', () => {
  const figures = figuresOf(goods, null)

  expect(figures).toMatchObject({ shipping: null, tax: null, total: null })
  expect(figures.subtotal).toEqual(money(192_400, 'jpy'))
})

test('§4 while the total is on its way the fee of the method is shown, and still no total', () => {
  const figures = figuresOf(goods, money(1_500, 'jpy'))

  expect(figures).toMatchObject({ shipping: money(1_500, 'jpy'), tax: null, total: null })
})

test('a free shipment is a known fee', () => {
  const free = { ...goods, shippingAmount: 0, taxAmount: 0, totalChargeAmount: 192_700 }
  expect(figuresOf(free, money(1_500, 'jpy')).shipping).toEqual(money(0, 'jpy'))
})

test('a fee in another currency than the prices is no fee', () => {
  expect(figuresOf(goods, money(1_500, 'usd')).shipping).toBeNull()
})

test('§3 order draft: only what is ordered is asked for', () => {
  expect(draftLines({ kits: 0, refills: 2 })).toEqual([{ productId: 'refill-pack', quantity: 2 }])
  expect(draftLines({ kits: 0, refills: 0 })).toEqual([])
})
