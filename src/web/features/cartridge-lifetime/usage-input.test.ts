import { expect, test } from 'vitest'

import { readUse, usageFromUrl, usualUse } from './usage-input.ts'

const TODAY = '2026-11-21'
const read = (change: Partial<ReturnType<typeof usualUse>>) =>
  readUse({ ...usualUse(TODAY), ...change })
const wrongIn = (change: Parameters<typeof read>[0]) => {
  const found = read(change)
  return found.ok ? [] : [...found.wrong]
}

test('§1 own use: usual values are parsed as they are', () => {
  expect(read({})).toEqual({
    ok: true,
    use: { spraysPerDay: 20, seconds: 1, percent: 100 },
    since: TODAY,
  })
})

test('§1 own use: milliseconds, full-width digits and thousands are read', () => {
  expect(read({ length: '500', unit: 'ms' })).toMatchObject({ use: { seconds: 0.5 } })
  expect(read({ sprays: '１,０００' })).toMatchObject({ use: { spraysPerDay: 1000 } })
  expect(read({ length: '０．５' })).toMatchObject({ use: { seconds: 0.5 } })
})

test('§1 own use: under, at and over each limit', () => {
  expect(wrongIn({ sprays: '0' })).toEqual(['sprays'])
  expect(wrongIn({ sprays: '1' })).toEqual([])
  expect(wrongIn({ sprays: '99999' })).toEqual([])
  expect(wrongIn({ sprays: '100000' })).toEqual(['sprays'])
  expect(wrongIn({ length: '0.09' })).toEqual(['length'])
  expect(wrongIn({ length: '0.1' })).toEqual([])
  expect(wrongIn({ length: '10000', unit: 'ms' })).toEqual([])
  expect(wrongIn({ length: '10.1' })).toEqual(['length'])
  expect(wrongIn({ strength: '0' })).toEqual(['strength'])
  expect(wrongIn({ strength: '101' })).toEqual(['strength'])
})

test('§1 own use: every field that is wrong is named', () => {
  expect(wrongIn({ sprays: '1.5', length: '-1', strength: '', since: '2026-02-30' })).toEqual([
    'sprays',
    'length',
    'strength',
    'since',
  ])
})

test('§1 own use: the address says it, and what it leaves out is as usual', () => {
  const input = usageFromUrl(new URLSearchParams('sprays=5&unit=ms&length=300&other=1'), TODAY)
  expect(input).toEqual({ ...usualUse(TODAY), sprays: '5', unit: 'ms', length: '300' })
})
