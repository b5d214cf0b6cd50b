import { expect, test } from 'vitest'

import { changesOf } from './changes.ts'

test('a change is listed field by field, without unchanged fields', () => {
  const detail = {
    before: { role: 'staff', name: 'A' },
    after: { role: 'administrator', name: 'A' },
  }
  expect(changesOf(detail)).toEqual([{ field: 'role', before: 'staff', after: 'administrator' }])
})

test('fields that came or went have one side', () => {
  expect(changesOf({ before: { a: 1 }, after: { b: ['x'] } })).toEqual([
    { field: 'a', before: '1', after: null },
    { field: 'b', before: null, after: 'x' },
  ])
  expect(changesOf({ after: { role: 'staff' } })).toEqual([
    { field: 'role', before: null, after: 'staff' },
  ])
})

test('each field may carry its own two sides, and facts carry one', () => {
  expect(changesOf({ price: { before: 100, after: 120 }, reason: 'counted' })).toEqual([
    { field: 'price', before: '100', after: '120' },
    { field: 'reason', before: null, after: 'counted' },
  ])
  expect(changesOf({ before: 1, after: 2 })).toEqual([{ field: '', before: '1', after: '2' }])
})

test('nothing, and what is no object, yields no change', () => {
  for (const detail of [{}, null, 'text', [1, 2]]) expect(changesOf(detail)).toEqual([])
})

test('facts are listed by their parts, without what is empty, ids, and amounts that the sentence names', () => {
  const filter = { to: null, isLate: false, country: 'US', status: ['paid', 'confirmed'] }
  const lines = [{ serial: 'AC-CI01', quantity: 48 }]
  const detail = { filter, lines, replyId: crypto.randomUUID(), amountMinor: 5400, note: '' }
  expect(changesOf(detail)).toEqual([
    { field: 'country', before: null, after: 'US' },
    { field: 'status', before: null, after: 'paid, confirmed' },
    { field: 'lines', before: null, after: 'AC-CI01 ×48' },
  ])
})

test('a long text is cut, and markup stays text', () => {
  const [change] = changesOf({ note: `<b>${'x'.repeat(500)}` })
  expect(change?.after).toHaveLength(401)
  expect(change?.after?.startsWith('<b>xx')).toBe(true)
})
