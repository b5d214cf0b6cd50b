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

test('a text with a field error keeps its base revision, whatever was saved meanwhile', () => {
  expect(revisionOf(REFUSED, 'as somebody saved it')).toBe('as it was opened')
})

test('a form that showed an edit conflict takes the revision of that change, so that it can be saved', () => {
  const overtaken = { ...REFUSED, code: 'edit_conflict', fieldErrors: [] }
  expect(revisionOf(overtaken, 'as somebody saved it')).toBe('as somebody saved it')
})
