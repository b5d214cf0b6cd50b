import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { EXCEPTIONS, type FileTime, overBudgetIn, slowestOf } from './budgets.ts'

const contract = (name: string, seconds: number): FileTime => ({
  file: `tests/contract/${name}.test.ts`,
  seconds,
})
const three = (seconds: number): FileTime[] =>
  ['a', 'b', 'c'].map((name) => contract(name, seconds))

test('a contract file may take twice its 10 s, no longer', () => {
  expect(overBudgetIn([...three(0.1), contract('long', 20)])).toEqual([])
  expect(overBudgetIn([...three(0.1), contract('long', 20.1)])).toEqual([
    { ...contract('long', 20.1), budget: 20 },
  ])
})

test('journeys may take twice 20 s and unit tests twice 5 s', () => {
  const times = [
    { file: 'tests/e2e/order.e2e.ts', seconds: 39 },
    { file: 'tests/e2e/pages.e2e.ts', seconds: 1 },
    { file: 'src/domain/orders/totals.test.ts', seconds: 10.5 },
    { file: 'src/domain/orders/other.test.ts', seconds: 0.01 },
    { file: 'src/domain/orders/third.test.ts', seconds: 0.01 },
  ]
  expect(overBudgetIn(times).map(({ file }) => file)).toEqual(['src/domain/orders/totals.test.ts'])
})

test('where half of the files take three times as long as usual, so may every file', () => {
  const slow = three(4.5)
  expect(overBudgetIn([...slow, contract('long', 59)])).toEqual([])
  expect(overBudgetIn([...slow, contract('long', 61)])).toEqual([
    { ...contract('long', 61), budget: 60 },
  ])
})

test('an exception has a budget of its own, and one file that became slow changes no other budget', () => {
  const exceptions = { 'tests/contract/long.test.ts': { seconds: 40, reason: 'starts servers' } }
  const times = [...three(0.1), contract('long', 79), contract('other', 21)]
  expect(overBudgetIn(times, exceptions)).toEqual([{ ...contract('other', 21), budget: 20 }])
})

test('each exception names a file that exists, and a reason', () => {
  for (const [file, { reason }] of Object.entries(EXCEPTIONS)) {
    expect([file, existsSync(file), reason.length > 10]).toEqual([file, true, true])
  }
})

test('the ten slowest files are told, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, at) => contract(`file-${at}`, at + 0.04))
  const lines = slowestOf(times)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  11.0 s  tests/contract/file-11.test.ts')
  expect(lines.at(-1)).toBe('   2.0 s  tests/contract/file-2.test.ts')
})
