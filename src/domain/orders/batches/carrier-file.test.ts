import { expect, test } from 'vitest'

import { shiftJis } from '../../../../tests/support/statements/statement-sample.ts'
import { readPasted } from './batch.ts'
import { readCarrierFile } from './carrier-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const numbersIn = (bytes: Uint8Array) =>
  readPasted(readCarrierFile(bytes) ?? '').lines.map(({ number, trackingNumbers }) => [
    number,
    ...trackingNumbers,
  ])

test.each([
  ['お問い合せ送り状№', 'お客様管理番号'],
  ['お問い合わせ送り状番号', '管理番号'],
  ['伝票番号', 'お客様管理番号'],
  ['Tracking Number', 'Reference 1'],
  ['WAYBILL_NUMBER', 'Reference'],
])(
  'Decisions, section 12: a file with the column %s gives each order its number',
  (tracking, own) => {
    const text = [
      `出荷日,${tracking},お届け先名称１,${own}`,
      '2026/12/01,408511267743,"見本, 花",7K3M-9QXA',
      `2026/12/01,"=""123456789013""",試料 太郎,ABCD-EFGH-R1`,
      ',,,',
    ].join('\r\n')
    const numbers = [
      ['7K3M-9QXA', '408511267743'],
      ['ABCD-EFGH-R1', '123456789013'],
    ]
    expect(numbersIn(utf8(`\uFEFF${text}`))).toEqual(numbers)
    expect(numbersIn(utf8(text.replaceAll(',', '\t')))).toEqual(numbers)
    if (!text.includes('№')) expect(numbersIn(shiftJis(text))).toEqual(numbers)
  },
)

test('Decisions, section 12: a line of the file without an order number is shown, and two columns without headings are read', () => {
  const read = readCarrierFile(utf8('伝票番号,お届け先\n408511267743,見本 花\n'))
  expect(readPasted(read ?? '')).toMatchObject({
    lines: [],
    wrong: [{ text: '408511267743 見本 花' }],
  })
  expect(numbersIn(utf8('7K3M-9QXA,408511267743\n'))).toEqual([['7K3M-9QXA', '408511267743']])
})

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['an empty file', utf8('\n')],
  ['a file of more than a megabyte', utf8('1'.repeat(1024 * 1024 + 1))],
])('Decisions, section 12: %s is no list of labels', (_, bytes) => {
  expect(readCarrierFile(bytes)).toBeNull()
})
