import { expect, test } from 'vitest'

import { checkout } from '#i18n/messages/ko/order/checkout.ts'
import { translatorOf } from '#i18n/translate.ts'

import { readAddress } from './read-address.ts'

test('an empty part is asked for as its control takes it: from a list, or in letters', () => {
  const read = readAddress(new FormData(), 'KR', translatorOf('ko', { checkout }))
  const messages = read.ok ? [] : read.error.map(({ message }) => message)
  expect(messages).toContain('시·도를 선택해 주세요.')
  expect(messages).toContain('도로명 주소를 입력해 주세요.')
})
