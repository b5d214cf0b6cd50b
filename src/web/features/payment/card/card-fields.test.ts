import { expect, test } from 'vitest'

import { cvcDigits, readCard, spacedExpiry, spacedNumber } from './card-fields.ts'

test('a card number is grouped by four, from full-width digits and any separators', () => {
  expect(spacedNumber('４２４２-4242 42424242')).toBe('4242 4242 4242 4242')
  expect(spacedNumber('42424')).toBe('4242 4')
  expect(spacedNumber('4242')).toBe('4242')
  expect(spacedNumber('4'.repeat(25)).replaceAll(' ', '')).toHaveLength(19)
})

test('an expiry is read as month and year, however it is separated', () => {
  expect(spacedExpiry('1')).toBe('1')
  expect(spacedExpiry('12')).toBe('12')
  expect(spacedExpiry('123')).toBe('12 / 3')
  expect(spacedExpiry('1230')).toBe('12 / 30')
  expect(spacedExpiry('3')).toBe('03')
  expect(spacedExpiry('1/30')).toBe('01 / 30')
  expect(spacedExpiry('１２／２０３０')).toBe('12 / 2030')
  expect(spacedExpiry('12 / ')).toBe('12')
})

test('a written expiry stays as it is when it is written again', () => {
  for (const written of ['12 / 30', '03 / 27', '12 / 2030']) {
    expect(spacedExpiry(written)).toBe(written)
  }
})

test('a card that can be right is taken apart for the processor', () => {
  expect(readCard({ number: '4242 4242 4242 4242', expiry: '3 / 30', cvc: '１２３' })).toEqual({
    card: { number: '4242424242424242', expMonth: '03', expYear: '30', cvc: '123' },
  })
})

test('each field that cannot be right is named', () => {
  expect(readCard({ number: '', expiry: '', cvc: '' })).toEqual({
    errors: ['number', 'expiry', 'cvc'],
  })
  const right = { number: '4242424242424242', expiry: '12/30', cvc: '123' }
  expect(readCard({ ...right, expiry: '13/30' })).toEqual({ errors: ['expiry'] })
  expect(readCard({ ...right, expiry: '00/30' })).toEqual({ errors: ['expiry'] })
  expect(readCard({ ...right, expiry: '12/3' })).toEqual({ errors: ['expiry'] })
  expect(readCard({ ...right, number: '42424242424' })).toEqual({ errors: ['number'] })
  expect(readCard({ ...right, cvc: '12' })).toEqual({ errors: ['cvc'] })
  expect(cvcDigits('12345')).toBe('1234')
})
