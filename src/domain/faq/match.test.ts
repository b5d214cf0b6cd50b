import { expect, test } from 'vitest'

import { isAbout, questionsAbout } from './match.ts'

const question = { question: 'Which SDKs are free?', answer: 'Windows, iOS and 3,000 sprays.' }

const other = { question: 'Is there an sdk for Linux?', answer: 'The HTTP API.' }

test('§5 FAQ filter: question or answer contains the text, case-sensitive', () => {
  const found = (text: string) => questionsAbout([question, other], text)
  expect(found('SDK')).toEqual([question])
  expect(found('sdk')).toEqual([other])
  expect(found('HTTP')).toEqual([other])
  expect(found('')).toEqual([question, other])
  expect(found('.*')).toEqual([])
  expect(found('%')).toEqual([])
})

test('§5 FAQ filter: without a match, text in another case or width is found', () => {
  const found = (text: string) => questionsAbout([question, other], text)
  expect(found('WINDOWS')).toEqual([question])
  expect(found('ｓＤｋ')).toEqual([question, other])
  expect(found('freee')).toEqual([])
})

test('§7 call 13: question or answer contains the text in any case or width', () => {
  for (const text of ['SDKs', 'sdks', 'WINDOWS', 'ｓｄｋ', '３,０００', 'and 3,000', '']) {
    expect(isAbout(question, text), text).toBe(true)
  }
  for (const text of ['Linux', 'SDKs Windows', '.*']) {
    expect(isAbout(question, text), text).toBe(false)
  }
})
