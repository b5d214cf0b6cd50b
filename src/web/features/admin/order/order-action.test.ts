import { expect, test } from 'vitest'

import {
  FIELDS,
  isOpen,
  type OrderErrors,
  type OrderInput,
  openForm,
  openFormFromUrl,
} from './order-action.ts'

// Its keys are exactly `FIELDS`.
const NOTHING = Object.fromEntries(FIELDS.map((field) => [field, ''])) as OrderInput
const errors = (action: OrderErrors['action'], change: Partial<OrderInput> = {}): OrderErrors => ({
  action,
  code: null,
  fieldErrors: [],
  input: { ...NOTHING, ...change },
})
const ask = (search: string) => openFormFromUrl(new URLSearchParams(search))

test('the address opens a form it knows, for the refund or e-mail it names', () => {
  expect(ask('form=cancel')).toEqual({ what: 'cancel', id: '' })
  expect(ask('form=record_refund&id=r1')).toEqual({ what: 'record_refund', id: 'r1' })
  expect(ask('form=destroy')).toBeNull()
  expect(ask('done=cancel')).toBeNull()
})

test('a rejected form stays open, also without JavaScript; others stay closed', () => {
  const open = openForm(null, errors('record_refund', { refundId: 'r1' }))
  expect(isOpen(open, 'record_refund', 'r1')).toBe(true)
  expect(isOpen(open, 'record_refund', 'r2')).toBe(false)
  expect(openForm(ask('form=cancel'), errors('ship'))).toEqual({ what: 'cancel', id: '' })
  expect(openForm(null, undefined)).toBeNull()
})
