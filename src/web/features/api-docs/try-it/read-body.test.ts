import { expect, test } from 'vitest'

import { findBodyError } from './read-body.ts'

test('§8 trying: invalid JSON is reported with its line', () => {
  expect(findBodyError('{"a": 1}')).toBeNull()
  expect(findBodyError('{"a": 1,\n "b" 2}')).toEqual({ line: 2 })
  expect(findBodyError('{"a": 1')).toEqual({ line: null })
})
