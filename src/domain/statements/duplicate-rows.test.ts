import { expect, test } from 'vitest'

import { findDuplicates, type StoredRow } from './duplicate-rows.ts'
import type { ReadRow } from './statement.ts'

const row = (change: Partial<ReadRow> = {}): ReadRow => ({
  line: 1,
  day: '2026-11-10',
  amountMinor: 500,
  payer: 'ｱｵﾔﾏ',
  text: '振込 ｱｵﾔﾏ',
  account: null,
  reference: null,
  ...change,
})
const stored = (change: Partial<StoredRow> = {}): StoredRow => ({
  ...row(),
  id: 'a',
  ordinal: 1,
  format: 'csv',
  firstDay: '2026-11-01',
  lastDay: '2026-11-10',
  ...change,
})
const whole = { format: 'csv', firstDay: '2026-11-01', lastDay: '2026-11-30' } as const
const later = { ...whole, firstDay: '2026-11-08' } as const
const zengin = { ...later, format: 'zengin' } as const

const novelty = (
  rows: readonly ReadRow[],
  file: Parameters<typeof findDuplicates>[1],
  known: readonly StoredRow[],
) => findDuplicates(rows, file, known).map((one) => one.novelty.kind)

test('a file that covers all days of another one repeats its rows', () => {
  expect(novelty([row()], whole, [stored()])).toEqual(['known'])
  expect(novelty([row(), row()], whole, [stored()])).toEqual(['known', 'new'])
  expect(novelty([row({ payer: 'アオヤマ', text: '振込アオヤマ' })], whole, [stored()])).toEqual([
    'known',
  ])
})

test('where days overlap in part, a row that is alike in all is perhaps known', () => {
  expect(novelty([row(), row()], later, [stored()])).toEqual(['maybe_known', 'new'])
  const [only] = findDuplicates([row()], later, [stored()])
  expect(only?.novelty).toEqual({ kind: 'maybe_known', id: 'a', ordinal: 2 })
})

test('the balance says that a row is the same, or that it may be another', () => {
  const known = stored({ reference: '1500' })
  expect(novelty([row({ reference: '1500' })], later, [known])).toEqual(['known'])
  expect(novelty([row({ reference: '2000' })], whole, [known])).toEqual(['maybe_known'])
  const both = [row({ reference: '2000' }), row({ reference: '1500' })]
  expect(novelty(both, later, [known])).toEqual(['new', 'known'])
})

test('the bank’s own number and the account say that a row is another', () => {
  const known = stored({ format: 'zengin', account: '1-1-1', reference: '000007' })
  const read = (change: Partial<ReadRow>) =>
    novelty([row({ account: '1-1-1', reference: '000007', ...change })], zengin, [known])
  expect(read({})).toEqual(['known'])
  expect(read({ reference: '000008' })).toEqual(['new'])
  expect(read({ account: '1-1-2' })).toEqual(['new'])
})

test('payments of one payer that are alike are counted on across files', () => {
  const known = [stored({ ordinal: 3, text: 'another text' })]
  const rows = findDuplicates([row(), row()], whole, known)
  expect(rows.map((one) => one.novelty)).toEqual([
    { kind: 'new', ordinal: 4 },
    { kind: 'new', ordinal: 5 },
  ])
})
