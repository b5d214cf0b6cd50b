import { expect, test } from 'vitest'

import { priceCellError } from '../../catalog/prices-sheet.server.ts'
import { stockCellError } from '../../stock/stock-sheet.server.ts'
import { readSheet, sheetFile } from './read-sheet.ts'
import { cellName, changedRows, type SheetRow, shownField } from './sheet.ts'

const COLUMNS = ['on_hand', 'lead_time_days'] as const
const row = (code: string, onHand: string): SheetRow<(typeof COLUMNS)[number]> => ({
  code,
  name: `Scent, ${code}`,
  values: { on_hand: onHand, lead_time_days: '' },
  revision: onHand,
})
const ROWS = [row('AC-CI01', '12'), row('AC-CI02', '7')]
const SHEET = { rows: ROWS, columns: COLUMNS, errorIn: stockCellError }

test('a file that was written is read again without a difference', () => {
  const read = readSheet(sheetFile(ROWS, COLUMNS), SHEET)
  expect(read).toEqual({
    kind: 'read',
    errors: [],
    leftOut: [],
    cells: {
      'on_hand.AC-CI01': '12',
      'lead_time_days.AC-CI01': '',
      'on_hand.AC-CI02': '7',
      'lead_time_days.AC-CI02': '',
    },
  })
})

test('a file may lack columns, and have others, another order, tabs, and codes in any width', () => {
  const text = 'Name\tON_HAND\tcode\tnote\nLemon\t20\tａｃ-ci01\t\n\t\t\t\nLime\t3\tAC-CI02\tx\n'
  expect(readSheet(text, SHEET)).toEqual({
    kind: 'read',
    errors: [],
    leftOut: [],
    cells: { 'on_hand.AC-CI01': '20', 'on_hand.AC-CI02': '3' },
  })
})

test('a wrong line is named and left out, and the others count', () => {
  const text = 'code,on_hand\nAC-XX99,1\nAC-CI01,5\nAC-CI01,6\n"AC-CI02,7\n'
  const { cells, leftOut } = readSheet(text, SHEET)
  expect(cells).toEqual({ 'on_hand.AC-CI01': '5' })
  expect(leftOut.map(({ line, code }) => [line, code])).toEqual([
    [2, 'unknown'],
    [4, 'twice'],
    [5, 'quotes'],
  ])
})

test('a cell that can’t be saved is named before anything is', () => {
  const text = 'code,on_hand,lead_time_days\nAC-CI01,-4,\nAC-CI02,,soon\n'
  const { cells, errors } = readSheet(text, SHEET)
  expect(cells).toMatchObject({ 'on_hand.AC-CI01': '-4', 'lead_time_days.AC-CI02': 'soon' })
  expect(errors).toEqual([
    { column: 'on_hand', row: 'AC-CI01', code: 'quantity' },
    { column: 'on_hand', row: 'AC-CI02', code: 'quantity' },
    { column: 'lead_time_days', row: 'AC-CI02', code: 'quantity' },
  ])
})

test.each([
  ['jpy', '1200', null],
  ['jpy', '', null],
  ['jpy', '12.50', 'amount'],
  ['usd', '12.50', null],
  ['usd', '0', 'amount'],
  ['usd', 'abc', 'amount'],
] as const)('a price in %s may be changed to %j: %j', (currency, text, code) => {
  expect(priceCellError(currency, text)).toBe(code)
})

test.each(['', 'serial,on_hand\nAC-CI01,5\n', 'code,price\nAC-CI01,5\n'])(
  'a file without the columns is refused by its first line: %j',
  (text) => {
    const { cells, leftOut } = readSheet(text, SHEET)
    expect(cells).toEqual({})
    expect(leftOut).toEqual([{ line: 1, code: 'columns', text: 'code, on_hand, lead_time_days' }])
  },
)

test('only what differs from what the form showed is a change', () => {
  const fields = ROWS.map(shownField).map(({ name, value }) => [name, value])
  const input = {
    ...Object.fromEntries(fields),
    [cellName('on_hand', 'AC-CI01')]: ' 12 ',
    [cellName('lead_time_days', 'AC-CI01')]: '',
    [cellName('on_hand', 'AC-CI02')]: '9',
  }
  expect(changedRows(input)).toEqual([
    {
      code: 'AC-CI02',
      revision: '7',
      shown: { on_hand: '7', lead_time_days: '' },
      changed: { on_hand: '9' },
    },
  ])
  expect(changedRows({ 'row.AC-CI01': '{"values":1}' })).toBeNull()
})
