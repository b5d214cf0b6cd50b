import { expect, test } from 'vitest'

import { feeTable } from './fee-table.ts'
import { RATE_REGIONS } from './prefecture.ts'
import { SHIPPING_RATES } from './rates.ts'
import { ZONES } from './zone.ts'

test('§9 shipping: every fee of the shop is in the tables, once', () => {
  const tables = [
    feeTable(SHIPPING_RATES, 'domestic', RATE_REGIONS),
    feeTable(SHIPPING_RATES, 'ems', ZONES),
    feeTable(SHIPPING_RATES, 'courier', ZONES),
  ]
  const amounts = tables.flat().flatMap(({ amountsYen }) => amountsYen)

  expect(amounts).not.toContain(null)
  expect(amounts).toHaveLength(SHIPPING_RATES.length)
})

test('§9 shipping: a table goes from light to heavy, and at home says the size of the parcel', () => {
  const [first, second] = feeTable(SHIPPING_RATES, 'domestic', RATE_REGIONS)
  expect(first).toEqual({
    size: 60,
    upToGrams: 2_000,
    amountsYen: [1_700, 1_260, 1_150, 1_040, 930, 1_040, 1_040],
  })
  expect(second?.upToGrams).toBe(5_000)

  const [ems] = feeTable(SHIPPING_RATES, 'ems', ZONES)
  expect(ems).toEqual({
    size: null,
    upToGrams: 500,
    amountsYen: [1_450, 1_900, 3_150, 3_900, 3_600],
  })
})

test('§9 shipping: where nothing is offered the cell is empty, and a way without rates has no rows', () => {
  const rates = [{ method: 'ems', zone: 2, upToGrams: 500, amountYen: 1 }] as const
  expect(feeTable(rates, 'ems', ZONES)).toEqual([
    { size: null, upToGrams: 500, amountsYen: [null, 1, null, null, null] },
  ])
  expect(feeTable(rates, 'courier', ZONES)).toEqual([])
})
