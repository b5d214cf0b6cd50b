import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LOCALES } from './locale.ts'
import { numberText } from './number-text.ts'

for (const locale of LOCALES) {
  const format = new Intl.NumberFormat(locale)

  test(`a number is written as ${locale} writes it, without asking a formatter or with`, () => {
    const numbers = fc.oneof(
      fc.integer(),
      fc.integer().map((thousandths) => thousandths / 1000),
      // Nothing has no sign here; formatters write "-0".
      fc.double().filter((value) => !Object.is(value, -0)),
    )
    fc.assert(
      fc.property(numbers, (value) => {
        expect(numberText(value, locale)).toBe(format.format(value))
      }),
    )
  })

  test.each([0, 0.1, 999, 1000, 1234567.5, -1000, 0.0001, 1e21])(`%d in ${locale}`, (value) => {
    expect(numberText(value, locale)).toBe(format.format(value))
  })
}
