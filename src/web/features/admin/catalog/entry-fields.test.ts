import { expect, test } from 'vitest'

import { entryIn } from './entry-fields.ts'

test('a description is one line, also when it was typed in several', () => {
  const typed = { descriptionEn: 'A lemon just peeled:\r\n bright and sour.\n', nameEn: 'Lemon' }
  expect(entryIn('cartridges', typed)).toMatchObject({
    descriptionEn: 'A lemon just peeled: bright and sour. ',
    nameEn: 'Lemon',
  })
})
