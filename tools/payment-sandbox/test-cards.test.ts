import { expect, test } from 'vitest'

import { evaluateCard } from './test-cards.ts'

const now = new Date('2026-03-31T23:59:59Z')
const card = { number: '4242 4242 4242 4242', expMonth: '03', expYear: '26', cvc: '123' }

test('a card is valid until the end of its month, and only brand and last digits are stored', () => {
  expect(evaluateCard(card, now)).toEqual({
    kind: 'judged',
    face: { brand: 'visa', last4: '4242' },
    verdict: { kind: 'succeeds' },
  })
  expect(evaluateCard(card, new Date('2026-04-01T00:00:00Z'))).toMatchObject({
    verdict: { kind: 'declined', error: { code: 'expired_card' } },
  })
})

test.each([
  ['a wrong check digit', { number: '4242424242424241' }, 'incorrect_number'],
  ['letters', { number: '4242x' }, 'incorrect_number'],
  ['month 13', { expMonth: '13' }, 'invalid_expiry_month'],
  ['month 0', { expMonth: '0' }, 'invalid_expiry_month'],
  ['a year of three digits', { expYear: '203' }, 'invalid_expiry_year'],
  ['two digits of security code', { cvc: '12' }, 'invalid_cvc'],
  ['four digits on a card that has three', { cvc: '1234' }, 'invalid_cvc'],
  ['three digits on a card that has four', { number: '378282246310005' }, 'invalid_cvc'],
])('malformed: %s', (_what, changes, code) => {
  expect(evaluateCard({ ...card, ...changes }, now)).toMatchObject({
    kind: 'malformed',
    error: { code },
  })
})

test('a card that is none of the test cards is declined with a reason', () => {
  expect(evaluateCard({ ...card, number: '5555555555554444' }, now)).toMatchObject({
    verdict: {
      kind: 'declined',
      error: { code: 'card_declined', message: expect.stringContaining('only test cards work') },
    },
  })
})
