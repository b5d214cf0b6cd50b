import { expect, test } from 'vitest'

import { STOCK_SORT_KEYS, sortStock } from './stock-filter.ts'

const row = (serial: string, onHand: number, reserved: number) => ({
  serial,
  onHand,
  reserved,
  isLow: false,
  waiting: 0,
})
const STOCK = [row('C', 5, 5), row('A', 9, 1), row('B', 7, 6)]
const ORDERS = {
  scent: 'CAB',
  serial: 'ABC',
  onHand: 'CBA',
  reserved: 'ACB',
  free: 'CBA',
} as const

test('the stock is sorted by each of its columns, both ways, and the list itself stays as it is', () => {
  for (const key of STOCK_SORT_KEYS) {
    const serials = (isDescending: boolean) =>
      sortStock(STOCK, { key, isDescending }).map(({ serial }) => serial)
    expect(serials(false).join('')).toBe(ORDERS[key])
    expect(serials(true)).toEqual([...ORDERS[key]].reverse())
  }
  expect(STOCK.map(({ serial }) => serial)).toEqual(['C', 'A', 'B'])
})
