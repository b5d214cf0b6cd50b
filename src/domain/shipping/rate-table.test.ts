import { expect, test } from 'vitest'

import { feeTable } from './fee-table.ts'
import { EMS_LIMIT_GRAMS } from './policy.ts'
import { placesOf, type RateRowInput, rateRowInputs, readRates } from './rate-table.ts'
import { SHIPPING_RATES } from './rates.ts'

const METHODS = ['domestic', 'ems', 'courier'] as const
const row = (upToGrams: string, amount = '100', size = ''): RateRowInput => ({
  size,
  upToGrams,
  amounts: Array.from({ length: 5 }, () => amount),
})
const codes = (rows: RateRowInput[]) =>
  readRates('ems', rows).errors.map(({ row: at, code }) => `${at} ${code}`)

test('what a shop begins with is read back as the same', () => {
  for (const method of METHODS) {
    const table = feeTable(SHIPPING_RATES, method, placesOf(method))
    const { rates, errors } = readRates(method, rateRowInputs(table))
    expect(errors).toEqual([])
    expect(feeTable(rates, method, placesOf(method))).toEqual(table)
  }
})

test('weights rise from row to row', () => {
  expect(codes([row('500'), row('1,000')])).toEqual([])
  expect(codes([row('500'), row('500')])).toEqual(['2 order'])
  expect(codes([row('1000'), row('500')])).toEqual(['2 order'])
  expect(codes([row('0')])).toEqual(['1 weight'])
  expect(codes([row(String(EMS_LIMIT_GRAMS))])).toEqual([])
  expect(codes([row(String(EMS_LIMIT_GRAMS + 1))])).toEqual(['1 too_heavy'])
})

test('no place is left without an amount, and an amount is at least nothing', () => {
  const gap = { ...row('500'), amounts: ['1', '2', '', '4', '5'] }
  expect(codes([gap])).toEqual(['1 gap'])
  expect(codes([row('500', '-1')])).toEqual(['1 gap'])
  expect(codes([row('500', '0')])).toEqual([])
  expect(codes([row('500', '1000001')])).toEqual(['1 gap'])
})

test('an empty row is skipped, but a table has at least one', () => {
  expect(codes([row('', ''), row('500'), row('', '')])).toEqual([])
  expect(codes([row('', '')])).toEqual(['0 empty'])
})

test('at home sizes rise too, and the largest parcel of an order has a row', () => {
  const home = (sizes: string[]) =>
    readRates(
      'domestic',
      sizes.map((size, at) => ({
        size,
        upToGrams: String((at + 1) * 1000),
        amounts: Array.from({ length: 7 }, () => '1'),
      })),
    ).errors.map(({ code }) => code)
  expect(home(['60', '80', '100'])).toEqual([])
  expect(home(['60', '60', '100'])).toEqual(['order'])
  expect(home(['60', '80'])).toEqual(['largest_size'])
})
