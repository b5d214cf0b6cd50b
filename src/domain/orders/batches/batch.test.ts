import { expect, test } from 'vitest'

import { ORDER_STATUSES } from '../lifecycle.ts'
import { isReadyFor, readPasted } from './batch.ts'

test('Decisions, section 12: pasted lines are an order number and a tracking number, with any separator', () => {
  const pasted = [
    '7K3M-9QXD\t1234-5678-9012',
    '7k3m9qxd, 123456789012',
    '"ABCD-EFGH","EM123456789JP"',
    'ＡＢＣＤ－１２３４　１２３４５',
    '',
    'ABCD-5678;99 88',
    'ABCD-5678-R2, 44',
    'ABCD-5678\t11\t22, 33',
  ].join('\r\n')
  const { lines, wrong } = readPasted(pasted)
  expect(lines.map(({ number, trackingNumbers }) => [number, ...trackingNumbers])).toEqual([
    ['7K3M-9QXD', '1234-5678-9012'],
    ['7K3M-9QXD', '123456789012'],
    ['ABCD-EFGH', 'EM123456789JP'],
    ['ABCD-1234', '12345'],
    ['ABCD-5678', '99 88'],
    ['ABCD-5678-R2', '44'],
    ['ABCD-5678', '11', '22', '33'],
  ])
  expect(lines.at(-1)).toMatchObject({ at: 8, text: 'ABCD-5678\t11\t22, 33' })
  expect(wrong).toEqual([])
})

test('Decisions, section 12: a line that is not both is named by its place', () => {
  const pasted = `注文番号,追跡番号\nABCD-1234\nABCD-1234,=1+1\nABCD-12345,1\nABCD-1234,${'1'.repeat(61)}`
  const { lines, wrong } = readPasted(pasted)
  expect(lines).toEqual([])
  expect(wrong.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5])
  expect(wrong[1]?.text).toBe('ABCD-1234')
})

test('Decisions, section 12: only paid orders are confirmed and only confirmed ones sent', () => {
  const ready = (action: 'confirm' | 'ship') =>
    ORDER_STATUSES.filter((status) => isReadyFor(action, { status }))
  expect([ready('confirm'), ready('ship')]).toEqual([['paid'], ['confirmed']])
})
