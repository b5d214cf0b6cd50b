import { expect, test } from 'vitest'

import { readStockLines, STOCK_LINES_MAX } from './stock-lines.ts'

const codes = (text: string) =>
  readStockLines(text).lines.map(({ code, quantity }) => `${code} ${quantity}`)

test('a line is a code and a number, parted by blanks, a tab or a comma, in any width and case', () => {
  expect(codes('AC-CI01 24\r\n\nac-ci02\t6\nＡＣ－ＣＩ０３，１２\n')).toEqual([
    'ACCI01 24',
    'ACCI02 6',
    'ACCI03 12',
  ])
})

test('what is no line is named by its number, and nothing is guessed', () => {
  const { lines, errors } = readStockLines('AC-CI01 24\nAC-CI02\nAC-CI03 0\nAC-CI04 -3\nAC-CI01 1')
  expect(lines.map(({ code }) => code)).toEqual(['ACCI01'])
  expect(errors).toEqual([
    { line: 2, code: 'unreadable' },
    { line: 3, code: 'unreadable' },
    { line: 4, code: 'unreadable' },
    { line: 5, code: 'twice' },
  ])
})

test('a delivery has an end', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `X${at} 1`).join('\n')
  expect(readStockLines(rows(STOCK_LINES_MAX)).errors).toEqual([])
  expect(readStockLines(rows(STOCK_LINES_MAX + 1)).errors).toEqual([
    { line: STOCK_LINES_MAX + 1, code: 'too_many' },
  ])
})
