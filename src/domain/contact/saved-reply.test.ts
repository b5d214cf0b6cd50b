import { expect, test } from 'vitest'

import { fillPlaceholders, hasPlaceholder, SavedReply, textFor } from './saved-reply.ts'

const EMPTY = { ja: '', en: '', ko: '' }

test('placeholders are filled with what the message has; one without a value stays, and is noticed', () => {
  const text = '{name} 様、ご注文 {order}、{name} 様、{other}'
  const filled = fillPlaceholders(text, { name: '$& 山田', order: null })
  expect(filled).toBe('$& 山田 様、ご注文 {order}、$& 山田 様、{other}')
  expect(hasPlaceholder(filled)).toBe(true)
  expect(hasPlaceholder(fillPlaceholders(text, { name: '山田', order: '603B-V7ED' }))).toBe(false)
})

test('a reply without a text in the language of the reader is offered in English, or else in the one it has', () => {
  expect(textFor({ ...EMPTY, ja: 'あ', en: 'a', ko: '가' }, 'ko')).toEqual({
    locale: 'ko',
    text: '가',
  })
  expect(textFor({ ...EMPTY, ja: 'あ', en: 'a' }, 'ko')).toEqual({ locale: 'en', text: 'a' })
  expect(textFor({ ...EMPTY, ja: 'あ' }, 'ko')).toEqual({ locale: 'ja', text: 'あ' })
})

test('a saved reply has a name and a text in one language at least', () => {
  expect(SavedReply.safeParse({ ...EMPTY, name: 'Delivery' }).success).toBe(false)
  expect(SavedReply.safeParse({ ...EMPTY, name: ' ', ko: '가' }).success).toBe(false)
  expect(SavedReply.safeParse({ ...EMPTY, name: 'Delivery', ko: '가' }).success).toBe(true)
})
