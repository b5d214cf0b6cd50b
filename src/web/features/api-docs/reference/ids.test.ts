import { expect, test } from 'vitest'

import { fieldIds } from './ids.ts'
import type { Row } from './reference.ts'

const row = (name: string, depth?: number, form?: number): Row => ({
  name,
  type: 'string',
  ...(depth !== undefined && { depth }),
  ...(form !== undefined && { form }),
})

test('§8 reference: a field has the names of those that it is inside, and forms are counted', () => {
  expect(
    fieldIds('placeOrder-body', [
      row('items'),
      row('', 1, 1),
      row('id', 2),
      row('', 1, 2),
      row('id', 2),
      row('notes'),
    ]),
  ).toEqual([
    'placeOrder-body.items',
    'placeOrder-body.items.1',
    'placeOrder-body.items.1.id',
    'placeOrder-body.items.2',
    'placeOrder-body.items.2.id',
    'placeOrder-body.notes',
  ])
})

test('§8 reference: a field that comes twice has its name once', () => {
  expect(fieldIds('object-Order', [row('total'), row('total')])).toEqual([
    'object-Order.total',
    undefined,
  ])
})
