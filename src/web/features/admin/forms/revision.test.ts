import { expect, test } from 'vitest'

import { revisionFor } from './revision.ts'

test('a form that was only filled in wrongly, or tried, stays bound to what it was filled from', () => {
  expect(revisionFor({ code: null, revision: 'old' }, 'new')).toBe('old')
  expect(revisionFor({ code: 'stock_below_reserved', revision: 'old' }, 'new')).toBe('old')
})

test('after an edit conflict a form takes the current revision, and so does one that was never sent', () => {
  expect(revisionFor({ code: 'edit_conflict', revision: 'old' }, 'new')).toBe('new')
  expect(revisionFor(undefined, 'new')).toBe('new')
})

test('a form that came back without its mark is refused when it is sent again', () => {
  expect(revisionFor({ code: null, revision: undefined }, 'new')).toBe('')
})
