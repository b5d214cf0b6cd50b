import { expect, test } from 'vitest'

import { money } from '#shared/money.ts'

import type { MessageValue } from './message.ts'
import { fill } from './translate.ts'

const topic = (value: MessageValue) => fill('{value:#은|#는}', 'ko', { value })
const object = (value: MessageValue) => fill('{value:#을|#를}', 'ko', { value })
const means = (value: MessageValue) => fill('{value:#으로|#로}', 'ko', { value })

test('a particle follows the last sound of Hangul, composed or not', () => {
  expect(['아로마웍스', '레몬', '김민수'.normalize('NFD')].map(topic)).toEqual([
    '아로마웍스는',
    '레몬은',
    `${'김민수'.normalize('NFD')}는`,
  ])
  expect(['일본어', '부산', '서울'].map(means)).toEqual(['일본어로', '부산으로', '서울로'])
})

test('digits are read one by one, in a number and in a code', () => {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  expect(numbers.map(topic).join(' ')).toBe('0은 1은 2는 3은 4는 5는 6은 7은 8은 9는')
  expect(numbers.map(means).join(' ')).toBe('0으로 1로 2로 3으로 4로 5로 6으로 7로 8로 9로')
  expect(['ASN2', 'ASN3', 'GTCK-K938'].map(means)).toEqual(['ASN2로', 'ASN3으로', 'GTCK-K938로'])
})

test('Latin letters are read by their names, and words roughly as they sound', () => {
  expect(['SDK', 'URL', 'VPN', 'FM', 'PDF'].map(object)).toEqual([
    'SDK를',
    'URL을',
    'VPN을',
    'FM을',
    'PDF를',
  ])
  expect(['Aroma Works', 'Google', 'Samsung', 'a@example.com'].map(topic)).toEqual([
    'Aroma Works는',
    'Google은',
    'Samsung은',
    'a@example.com은',
  ])
})

test('an amount is read with its currency last', () => {
  expect(object(money(80_000, 'jpy'))).toBe('¥80,000을')
  expect(object(money(80_000, 'usd'))).toBe('$800.00를')
})

test('marks after the last letter are not read, nor those of a value as a pattern', () => {
  expect(topic('영수증(PDF)')).toBe('영수증(PDF)는')
  expect(fill('{value:‘#’은|‘#’는} 없음', 'ko', { value: '$& 라임' })).toBe('‘$& 라임’은 없음')
  expect(topic('')).toBe('는')
})
