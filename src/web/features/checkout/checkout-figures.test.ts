import { expect, test } from 'vitest'

import { money } from '#shared/money.ts'

import { figuresOf, type Prices } from './checkout-figures.ts'

const address = { country: 'JP', postalCode: '', state: 'JP-13', city: '', line1: '', line2: '' }
const settings = { transactionFeeYen: 300, currencyRate: 0.01 }
const prices: Prices = {
  currency: 'jpy',
  units: new Map([
    ['kit', money(80_000, 'jpy')],
    ['refill-pack', money(32_400, 'jpy')],
  ]),
}

test('§9 total: quantity times base amount, plus shipping, plus the transaction fee', () => {
  const draft = { kits: 2, refills: 1, address }
  const figures = figuresOf(draft, { prices, shipping: money(1_500, 'jpy') }, settings)

  expect(figures?.subtotal).toEqual(money(192_400, 'jpy'))
  expect(figures?.total).toEqual(money(192_400 + 1_500 + 300, 'jpy'))
  expect(figures?.tax).toEqual(money(Math.floor((194_200 * 10) / 110), 'jpy'))
})

test('§4 before the address is known there is a subtotal and no total', () => {
  const figures = figuresOf({ kits: 1, refills: 0, address }, { prices, shipping: null }, settings)

  expect(figures).toMatchObject({ shipping: null, tax: null, total: null })
  expect(figures?.subtotal).toEqual(money(80_000, 'jpy'))
})

test('a fee in another currency than the prices is no fee', () => {
  const known = { prices, shipping: money(1_500, 'usd') }
  expect(figuresOf({ kits: 1, refills: 0, address }, known, settings)?.shipping).toBeNull()
})

test('without a price for what is ordered nothing is told', () => {
  const known = { prices: { ...prices, units: new Map() }, shipping: null }
  expect(figuresOf({ kits: 1, refills: 0, address }, known, settings)).toBeNull()
  expect(
    figuresOf({ kits: 0, refills: 0, address }, { prices, shipping: null }, settings),
  ).toBeNull()
})
