import { expect, test } from 'vitest'

import { phrases } from './phrases.ts'

const piecesOf = (text: string): string[] =>
  phrases(text)
    .join('')
    .replaceAll(/<span style="white-space[^>]*>([^<]*)<\/span>/g, '$1')
    .split(/<\/?span[^>]*>/)
    .filter((piece) => piece.trim() !== '')

test.each([
  ['2026年12月7日（月）（ご注文番号）', ['2026年12月7日（月）', '（ご注文番号）']],
  ['2026년 12월 7일 월요일(일본 시간)', ['2026년 12월 7일 월요일', '(일본 시간)']],
  ['7K3M9QXD ミホン ハナコ', ['7K3M9QXD', 'ミホン ハナコ']],
  ['12월 7일 (월)까지 연장했습니다', ['12월 7일 (월)까지 연장했습니다']],
  ['Monday, December 7, 2026 (Japan time)', ['Monday, December 7, 2026 (Japan time)']],
])('%s breaks between its phrases', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces)
})

test('an order number stays on one line', () => {
  expect(phrases('Order 7K3M-9QXD').join('')).toContain(
    '<span style="white-space:nowrap;">7K3M-9QXD</span>',
  )
})
