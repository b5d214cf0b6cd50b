import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseCsv } from './csv.ts'

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
  ['a\n"open', 'a cell begins'],
  ['a\n"shut"tail', 'a cell begins'],
  ['a\nmid"dle', 'a cell begins'],
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
