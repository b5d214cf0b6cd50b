import { expect, test } from 'vitest'

import { fail, ok } from '#shared/result.ts'

import { defaultMethodFor, methodOfWord, methodsFor, wordOf } from './method.ts'

test('§4 shipping: choosing Japan selects sagawa, any other country ups', () => {
  expect(wordOf(defaultMethodFor('JP'))).toBe('sagawa')
  expect(wordOf(defaultMethodFor('US'))).toBe('ups')
})

test('§3 shipping: sagawa is the domestic carrier in Japan and EMS abroad', () => {
  expect(methodOfWord('sagawa', 'JP')).toEqual(ok('domestic'))
  expect(methodOfWord('sagawa', 'KR')).toEqual(ok('ems'))
  expect(methodOfWord('ups', 'KR')).toEqual(ok('courier'))
})

test('§3 shipping: ups is not offered in Japan', () => {
  expect(methodOfWord('ups', 'JP')).toEqual(fail('shipping_method_not_offered'))
})

test.each(['JP', 'US'])(
  '§3 shipping: in %s each offered method has a word that leads back to it',
  (country) => {
    for (const method of methodsFor(country)) {
      expect(methodOfWord(wordOf(method), country)).toEqual(ok(method))
    }
  },
)
