import { expect, test } from 'vitest'

import { type ContentErrors, revisionOf } from './content.ts'

const REFUSED: ContentErrors = {
  kind: 'refused',
  action: 'save_text',
  code: null,
  fieldErrors: [{ field: 'body', code: 'missing' }],
  input: { title: 'A quiet room', revision: 'as it was opened' },
  stands: null,
}

test('a text with a wrong field goes on from what it was opened with, whatever somebody saved meanwhile', () => {
  expect(revisionOf(REFUSED, 'as somebody saved it')).toBe('as it was opened')
})

test('a form that was told of another’s change goes on from that change, and is not refused for ever', () => {
  const overtaken = { ...REFUSED, code: 'edit_conflict', fieldErrors: [] }
  expect(revisionOf(overtaken, 'as somebody saved it')).toBe('as somebody saved it')
})
