import { expect, test } from 'vitest'

import { isForeignTransfer, payerNameOf } from './payer-name.ts'

const ORDER = {
  number: 'GTCK-K938',
  currency: 'jpy',
  customerKana: '',
  customerCompany: '',
  customerName: '김민지',
} as const

test('Decisions, section 12: a payer in Japan adds the name to the order number, in kana or as a company where it is known', () => {
  expect(payerNameOf(ORDER)).toBe('GTCKK938 김민지')
  expect(payerNameOf({ ...ORDER, customerCompany: '見本大学' })).toBe('GTCKK938 見本大学')
  expect(payerNameOf({ ...ORDER, customerKana: 'ミホン ハナコ' })).toBe('GTCKK938 ミホン ハナコ')
  expect(isForeignTransfer(ORDER)).toBe(false)
})

test('Decisions, section 12: the message of a transfer from abroad is Latin letters and digits only', () => {
  const order = { ...ORDER, currency: 'usd', customerKana: 'ミホン' } as const
  expect(payerNameOf(order)).toMatch(/^[A-Z0-9]+$/)
  expect(isForeignTransfer(order)).toBe(true)
})
