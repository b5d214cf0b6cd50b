import { expect, test } from 'vitest'

import { isMethodOffered, methodsFor } from './methods.ts'

test('§3 payment source: card and bank transfer are offered in both currencies, the card first', () => {
  for (const currency of ['jpy', 'usd'] as const) {
    for (const country of ['JP', 'KR', 'US']) {
      expect(methodsFor({ currency, country })).toEqual(['card', 'bank_transfer'])
      expect(isMethodOffered('card', { currency, country })).toBe(true)
    }
  }
})

test('a method is offered only where it is switched on, in its currency and its countries', () => {
  const card = { id: 'card', kind: 'now', currencies: ['jpy'], countries: ['JP'] } as const
  const asked = { currency: 'jpy', country: 'JP' } as const
  expect(methodsFor(asked, [{ ...card, enabled: true }])).toEqual(['card'])
  expect(methodsFor(asked, [{ ...card, enabled: false }])).toEqual([])
  expect(methodsFor({ ...asked, country: 'US' }, [{ ...card, enabled: true }])).toEqual([])
  expect(methodsFor({ ...asked, currency: 'usd' }, [{ ...card, enabled: true }])).toEqual([])
})
