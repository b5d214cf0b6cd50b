import { expect, test } from 'vitest'

import type { Order } from '#domain/orders/order.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { exportHeadings, exportRow } from './export-rows.ts'

const AMOUNTS = {
  subtotalMinor: 0,
  shippingMinor: 0,
  transactionFeeMinor: 0,
  totalMinor: 0,
  includedTaxMinor: 0,
}

/** The prefecture or state of an order, as a file in English has it. */
function stateOf(place: { country: string; state: string; locale: Locale }) {
  const t = translator('en')
  // What the row reads of an order besides may be missing.
  const phones = { customerPhone: '', recipientPhone: '' }
  const others = { ...AMOUNTS, ...phones, currency: 'jpy', trackingNumbers: [] }
  const order = { ...place, ...others } as unknown as Order
  const row = exportRow({ order, cartridges: [], sdks: [] }, t)
  return row[exportHeadings(t).indexOf(t('adminOrders.csv_state'))]
}

test('export: a state is written like the rest of its address', () => {
  expect(stateOf({ country: 'JP', state: 'JP-13', locale: 'en' })).toBe('東京都')
  expect(stateOf({ country: 'KR', state: 'KR-11', locale: 'ko' })).toBe('서울특별시')
  expect(stateOf({ country: 'KR', state: 'KR-11', locale: 'en' })).toBe('Seoul')
  expect(stateOf({ country: 'US', state: 'California', locale: 'en' })).toBe('California')
})
