import { expect, test } from 'vitest'

import {
  csvOf,
  type SampleRow,
  shiftJis,
  zenginOf,
} from '../../../tests/support/statements/statement-sample.ts'
import { STATEMENT_BYTES_MAX, STATEMENT_ROWS_MAX } from './policy.ts'
import { readStatement } from './read-statement.ts'

const TODAY = '2026-11-22'
const ROWS: SampleRow[] = [
  { day: '2026-11-02', amountMinor: 81_260, payer: 'ﾔﾏﾀﾞ ﾀﾛｳ' },
  { day: '2026-11-04', amountMinor: 162_000, payer: 'ｶ)ｱｵｿﾞﾗ' },
  { day: '2026-11-04', amountMinor: 500, payer: '7K3M9QXD ｽｽﾞｷ ﾊﾅｺ' },
]
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

const read = (
  bytes: Uint8Array | string,
  selected: Parameters<typeof readStatement>[1]['selected'] = null,
) => readStatement(typeof bytes === 'string' ? utf8(bytes) : bytes, { selected, today: TODAY })

function rowsIn(bytes: Uint8Array | string) {
  const result = read(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.rows.map(({ day, amountMinor, payer }) => ({ day, amountMinor, payer }))
}

function errorIn(bytes: Uint8Array | string) {
  const result = read(bytes)
  return result.ok ? null : result.error
}

test.each([
  ['CSV in UTF-8', utf8(csvOf(ROWS))],
  ['CSV in UTF-8 with a mark in front', utf8(`\ufeff${csvOf(ROWS)}`)],
  ['CSV in Shift_JIS', shiftJis(csvOf(ROWS))],
  ['Zengin with line ends', shiftJis(zenginOf(ROWS))],
  ['Zengin without', shiftJis(zenginOf(ROWS).replaceAll('\r\n', ''))],
  ['Zengin saved as UTF-8', utf8(zenginOf(ROWS))],
])('a statement is the same rows as %s', (_, bytes) => {
  expect(rowsIn(bytes)).toEqual(ROWS)
})

test.each([
  [
    'own columns for what came and went',
    '取引日,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高\n20261102,81260,,振込,ﾔﾏﾀﾞ ﾀﾛｳ,100\n20261103,,50,料金,,50',
  ],
  [
    'one column with a sign',
    '取引日,入出金(円),取引後残高(円),入出金内容\n20261102,81260,100,ﾔﾏﾀﾞ ﾀﾛｳ\n20261103,-50,50,料金',
  ],
  [
    'a mark that says which way',
    '日付,入払区分,取引金額,摘要\nR8.11.02,入金,"81,260",ﾔﾏﾀﾞ ﾀﾛｳ\nR8.11.03,出金,50,料金',
  ],
  [
    'the day in three columns',
    '"操作日(年)","操作日(月)","操作日(日)","摘要","お支払金額","お預り金額","残高"\n2026,11,2,振込 ﾔﾏﾀﾞ ﾀﾛｳ,,81260,1\n2026,11,3,料金,50,,2',
  ],
  [
    'lines before the header, and a sum below',
    '口座,普通 1234567\n期間,2026/11/01-2026/11/30\n日付,内容,出金金額(円),入金金額(円),残高(円)\n2026/11/02,ﾔﾏﾀﾞ ﾀﾛｳ,,"81,260",1\n2026/11/3,料金,50,,2\n,合計,50,81260,',
  ],
  [
    'English words',
    'Date\tDescription\tWithdrawal\tDeposit\tBalance\n2026-11-02\tﾔﾏﾀﾞ ﾀﾛｳ\t\t81260\t1\n2026-11-03\tfee\t50\t\t2',
  ],
  [
    'no header at all',
    '2026/11/01,前,,10,"1,010"\n2026/11/02,ﾔﾏﾀﾞ ﾀﾛｳ,,"81,260","82,270"\n2026/11/03,料金,50,,"82,220"\n2026/11/03,料金,20,,"82,200"',
  ],
])('columns are found with %s', (_, text) => {
  expect(rowsIn(text)).toContainEqual({ ...ROWS[0], payer: expect.stringContaining('ﾔﾏﾀﾞ ﾀﾛｳ') })
})

test('undetected columns are requested, and read as selected', () => {
  const text = 'a,b,c\n2026/11/02,81260,ﾔﾏﾀﾞ ﾀﾛｳ\n2026/11/03,5,x'
  expect(errorIn(text)).toMatchObject({ code: 'columns', sample: { labels: ['a', 'b', 'c'] } })
  const selected = read(text, { day: 0, amount: 1, text: 2 })
  expect(selected.ok && selected.value.rows.map(({ line }) => line)).toEqual([2, 3])
})

test.each([
  ['the day', { day: 2, amount: 1, text: 2 }, { code: 'day', line: 1 }],
  ['the amount', { day: 0, amount: 2, text: 1 }, { code: 'amount', line: 2 }],
  ['both', { day: 0, amount: 0, text: 2 }, { code: 'amount', line: 2 }],
])(
  'columns selected wrongly for %s are requested again, with the rows that do not fit',
  (_, wrong, misread) => {
    const text = 'a,b,c\n2026/11/02,81260,ﾔﾏﾀﾞ ﾀﾛｳ\n2026/11/03,5,x'
    const asked = read(text, wrong)
    expect(asked.ok ? null : asked.error).toMatchObject({
      code: 'columns',
      misread,
      sample: { labels: ['a', 'b', 'c'] },
    })
  },
)

test('an amount without a direction is not taken for money received', () => {
  expect(errorIn('日付,取引金額,摘要\n2026/11/02,81260,x\n2026/11/03,1,y')).toMatchObject({
    code: 'columns',
  })
})

const csv = csvOf(ROWS)
const zengin = zenginOf(ROWS)
const lines = (text: string, change: (line: string, at: number) => string): string =>
  text.split('\r\n').map(change).join('\r\n')

test.each([
  ['an empty file', '', { code: 'empty', line: null }],
  ['blanks', ' \r\n\r\n', { code: 'empty', line: null }],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), { code: 'spreadsheet' }],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13), { code: 'not_text' }],
  ['NULs', '日付,入金\n2026/11/02,\u00001', { code: 'nul', line: 2 }],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 65, 0), { code: 'encoding' }],
  ['no encoding at all', Uint8Array.of(65, 10, 0x81, 0x01), { code: 'encoding', line: 2 }],
  ['prose', 'This is no statement\nof a bank', { code: 'no_table' }],
  ['a quote that never ends', '日付,摘要,入金\n2026/11/02,"x,1', { code: 'quote', line: 2 }],
  [
    'a day that is none',
    '日付,摘要,入金\n2026/11/02,x,1\n2026/13/40,x,1',
    { code: 'day', line: 3, found: '2026/13/40' },
  ],
  ['a day to come', '日付,摘要,入金\n2027/11/02,x,1', { code: 'day_ahead', line: 2 }],
  [
    'an amount that is none',
    '日付,摘要,入金\n2026/11/02,x,eleven',
    { code: 'amount', line: 2, found: 'eleven' },
  ],
  ['a header alone', '日付,摘要,入金', { code: 'no_rows' }],
  [
    'too many rows',
    `日付,摘要,入金\n${'2026/11/02,x,1\n'.repeat(STATEMENT_ROWS_MAX + 1)}`,
    { code: 'too_many_rows' },
  ],
  ['too many bytes', ' '.repeat(STATEMENT_BYTES_MAX + 1), { code: 'too_large' }],
  [
    'orders to pay, not payments',
    zengin.replace('1030', '1210'),
    { code: 'zengin_kind', line: 1, found: '21' },
  ],
  [
    'a trailer that adds up otherwise',
    lines(zengin, (line) => (line[0] === '8' ? line.replace('243760', '243761') : line)),
    { code: 'zengin_sum', line: 5, found: '243760' },
  ],
  [
    'a record that was lost',
    lines(zengin, (line) => line).replace(/\r\n2.*/, ''),
    { code: 'zengin_count', line: 4 },
  ],
  [
    'a record that is too long',
    lines(zengin, (line, at) => (at === 2 ? `${line}x` : line)),
    { code: 'zengin_length', line: 3 },
  ],
  [
    'letters in an amount',
    lines(zengin, (line, at) => (at === 1 ? line.replace('000000081260', '0000000812X0') : line)),
    { code: 'zengin_number', line: 2 },
  ],
  ['an end that is missing', zengin.slice(0, zengin.lastIndexOf('\r\n9')), { code: 'zengin_end' }],
  [
    'two headers',
    lines(zengin, (line, at) => (at === 1 ? `${line.replace(/^2/, '1')}` : line)),
    { code: 'zengin_order', line: 2 },
  ],
])('%s is reported with its line', (_, bytes, error) => {
  expect(errorIn(bytes)).toMatchObject(error)
})

test('a file that is Shift_JIS here and UTF-8 there names the line', () => {
  const [head = '', ...rest] = csv.split('\r\n')
  const bytes = [...shiftJis(`${head}\r\n`), ...utf8('"2026/11/02","振込","山田","","1","1"')]
  expect(errorIn(Uint8Array.from([...bytes, ...shiftJis(`\r\n${rest.at(-1)}`)]))).toEqual({
    code: 'mixed',
    line: 2,
  })
})

const notice = (amount: number, sign: string, inquiry = '') =>
  `2${inquiry.padStart(6, '0')}080210080210${String(amount).padStart(10, '0')}${'0'.repeat(20)}${'ﾔﾏﾀﾞ ﾀﾛｳ'.padEnd(48)}${' '.repeat(30)}${sign}`.padEnd(
    200,
  )
const noticesOf = (came: readonly number[], back: readonly number[], data: readonly string[]) => {
  const tally = (amounts: readonly number[]) =>
    String(amounts.length).padStart(6, '0') +
    String(amounts.reduce((sum, amount) => sum + amount, 0)).padStart(12, '0')
  const header = `1010080210080210080210${'0001'.padEnd(19)}${'001'.padEnd(18)}00011234567`
  return [header, ...data, `8${tally(came)}${tally(back)}`, '9']
    .map((record) => record.padEnd(200))
    .join('\n')
}
const noticeIn = (text: string) => {
  const result = read(text)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

test('a transfer that the bank reversed in the same file is not imported, and is reported', () => {
  const data = [notice(100, ' '), notice(200, ' '), notice(100, '1')]
  const { rows, canceled, otherCount } = noticeIn(noticesOf([100, 200], [100], data))
  expect(rows.map(({ day, amountMinor }) => [day, amountMinor])).toEqual([['2026-02-10', 200]])
  expect(canceled).toMatchObject([{ amountMinor: 100, of: { line: 2 } }])
  expect(otherCount).toBe(2)
})

test('a transfer of an earlier file is reported as reversed', () => {
  const { rows, canceled } = noticeIn(noticesOf([], [100], [notice(100, '1')]))
  expect(rows).toEqual([])
  expect(canceled).toMatchObject([
    { day: '2026-02-10', amountMinor: 100, payer: 'ﾔﾏﾀﾞ ﾀﾛｳ', account: '0001-001-00011234567' },
  ])
  expect(canceled[0]?.of).toBe(null)
})

test.each([
  ['the numbers of the bank', ['7', '9'], ['000007', '000009']],
  ['numbers that only count', ['1', '2'], [null, null]],
  ['no numbers', ['', ''], [null, null]],
])('rows are distinguished by %s', (_, inquiries, references) => {
  const data = inquiries.map((inquiry) => notice(100, ' ', inquiry))
  const { rows } = noticeIn(noticesOf([100, 100], [], data))
  expect(rows.map(({ reference }) => reference)).toEqual(references)
})

test('rows of a table are distinguished by the balance', () => {
  const result = read(csvOf(ROWS))
  expect(result.ok && result.value.rows.map(({ reference }) => reference)).toEqual([
    ...['1080060', '1242060', '1242560'],
  ])
})
