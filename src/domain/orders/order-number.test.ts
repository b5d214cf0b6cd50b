import { expect, test } from 'vitest'

import { splitAtOrderNumbers } from './order-number.ts'

const numbersIn = (text: string) => splitAtOrderNumbers(text).flatMap(({ number }) => number ?? [])

test('an order number is found as people write it', () => {
  for (const text of ['E27R-8YYJ', 'e27r-8yyj', 'E27R8YYJ', 'Ｅ２７Ｒ－８ＹＹＪ', 'E27Rー8YYJ'])
    expect(numbersIn(`注文${text}の件です。`), text).toEqual(['E27R-8YYJ'])
  expect(numbersIn('E27R-8YYJ, 7K3M-9QXD')).toEqual(['E27R-8YYJ', '7K3M-9QXD'])
})

test('longer words, other letters and shorter groups are no order numbers', () => {
  for (const text of ['XE27R-8YYJ', 'E27R-8YYJ9', 'E27R-8YY', 'E27L-8YYJ', ''])
    expect(numbersIn(text), text).toEqual([])
})

test('the parts add up to the text', () => {
  for (const text of ['', 'E27R-8YYJ', 'Order Ｅ２７Ｒ－８ＹＹＪ!\nE27R8YYJ']) {
    const parts = splitAtOrderNumbers(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  }
})
