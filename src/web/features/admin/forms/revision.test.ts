import { expect, test } from 'vitest'

import { seenBy } from './revision.ts'

test('a form that was only filled in wrongly, or tried, stays bound to what it was filled from', () => {
  expect(seenBy({ code: null, seen: 'old' }, 'new')).toBe('old')
  expect(seenBy({ code: 'stock_below_reserved', seen: 'old' }, 'new')).toBe('old')
})

test('an overtaken form is bound to what it shows now, and so is one nobody has sent yet', () => {
  expect(seenBy({ code: 'changed_meanwhile', seen: 'old' }, 'new')).toBe('new')
  expect(seenBy(undefined, 'new')).toBe('new')
})

test('a form that came back without its mark is refused when it is sent again', () => {
  expect(seenBy({ code: null, seen: undefined }, 'new')).toBe('')
})
