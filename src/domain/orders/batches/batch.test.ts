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
  ].join('\r\n')
  expect(readPasted(pasted)).toEqual({
    lines: [
      { number: '7K3M-9QXD', trackingNumber: '1234-5678-9012' },
      { number: '7K3M-9QXD', trackingNumber: '123456789012' },
      { number: 'ABCD-EFGH', trackingNumber: 'EM123456789JP' },
      { number: 'ABCD-1234', trackingNumber: '12345' },
      { number: 'ABCD-5678', trackingNumber: '99 88' },
    ],
    wrong: [],
  })
})

test('Decisions, section 12: a line that is not both is named by its place', () => {
  const pasted = `注文番号,追跡番号\nABCD-1234\nABCD-1234,=1+1\nABCD-12345,1\nABCD-1234,${'1'.repeat(61)}`
  expect(readPasted(pasted)).toEqual({ lines: [], wrong: [1, 2, 3, 4, 5] })
})

test('Decisions, section 12: only paid orders are confirmed and only confirmed ones sent', () => {
  const ready = (action: 'confirm' | 'ship') =>
    ORDER_STATUSES.filter((status) => isReadyFor(action, { status }))
  expect([ready('confirm'), ready('ship')]).toEqual([['paid'], ['confirmed']])
})
