import fc from 'fast-check'
import { expect, test } from 'vitest'

import { foldedNames, foldedParts, foldPayer, readingsOf } from './fold-payer.ts'
import { matcherOf } from './match-rows.ts'
import { nameIndexOf } from './name-index.ts'
import { plainNumber, possibleNumbers } from './numbers-in.ts'
import type { KnownTransfer, PayableFacts } from './payable-index.ts'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const number = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 8, maxLength: 8 })
  .map((letters) => `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`)
const kana = fc
  .array(fc.constantFrom(...'アイウエオカキクケコサシスタツナハヒフマヤユヨラワンガギゾダバパ'), {
    minLength: 4,
    maxLength: 12,
  })
  .map((letters) => letters.join(''))

const order = (change: Partial<PayableFacts> = {}): PayableFacts => ({
  id: 'a',
  number: '7K3M-9QXD',
  status: 'awaiting_transfer',
  currency: 'jpy',
  missingMinor: 81_260,
  placedOn: '2026-11-01',
  names: foldedNames(['ヤマダ タロウ', '山田 太郎']),
  parts: [],
  ...change,
})

const DAY = '2026-11-02'
const FEE_LIMIT = 880

type Row = Parameters<ReturnType<typeof matcherOf>>[0]

function verdictOn(
  change: Partial<Row>,
  orders: readonly PayableFacts[],
  transfers: readonly KnownTransfer[] = [],
) {
  const text = change.payer ?? 'ﾔﾏﾀﾞ ﾀﾛｳ'
  const row: Row = {
    id: 'row',
    day: DAY,
    amountMinor: 81_260,
    payer: text,
    text,
    why: 'none',
    ...change,
  }
  const { why, orderId, candidates } = matcherOf(orders, transfers, FEE_LIMIT)(row)
  return [why, orderId, candidates.length]
}

const matched = (payer: string, amountMinor: number, orders: readonly PayableFacts[]) =>
  verdictOn({ payer, amountMinor }, orders)

/** As banks write it: in half width, with voicing marks after their kana. */
const halfWidth = (text: string): string =>
  [...text.normalize('NFD')].map((letter) => HALF[FULL.indexOf(letter)] ?? letter).join('')
const FULL = [
  ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンー\u3099\u309a',
]
const HALF = [...'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝｰﾞﾟ']

test('a name is the same in every width, with composed or separate marks', () => {
  fc.assert(
    fc.property(kana, (name) => {
      const hiragana = name.replaceAll(/[ァ-ヶ]/g, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) - 0x60),
      )
      for (const written of [halfWidth(name), name.normalize('NFD'), hiragana]) {
        expect(foldPayer(written)).toBe(foldPayer(name))
      }
    }),
  )
})

test.each([
  ['ｻﾝﾌﾟﾙｹｲｿｸ(ｶ', 'サンプルケイソク(カ'],
  ['ｶ)ｻﾝﾌﾟﾙｹｲｿｸ', 'サンプルケイソク(カ'],
  ['ｶ)ｻﾝﾌﾟﾙｹｲｿｸ', 'カブシキガイシャ サンプルケイソク'],
  ['ｻﾝﾌﾟﾙｹｲｿｸ(ｶ)ｷﾖｳﾄ(ｴｲ', 'サンプルケイソクキョウト'],
  ['ﾕ)ﾐﾎﾝｺｳｷﾞﾖｳ', 'ミホンコウギョウ（ユ）'],
  ['ﾐﾎﾝﾗﾎﾞ(ﾄﾞ', 'ゴウドウガイシャ ミホンラボ'],
  ['ﾀﾞｲ)ﾐﾎﾝﾀﾞｲｶﾞｸ', 'ミホンダイガク'],
  ['ﾄｸﾋ)ｶｵﾘﾉｶｲ', '特定非営利活動法人カオリノカイ'],
])('a transfer of a company is matched as its bank writes it: %s', (payer, name) => {
  const orders = [order({ names: foldedNames([name]) })]
  expect(matched(payer, 81_260, orders)).toEqual(['amount_name', orders[0]?.id, 1])
})

test('folding a folded name changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldPayer(text)
      expect(foldPayer(folded)).toBe(folded)
    }),
  )
})

const namesIn = (said: string, name: string): string[] =>
  nameIndexOf(foldedNames([name])).within(foldPayer(said))

test.each([
  ['ヤマダ タロウ 1234', 'ヤマダ タロウ'],
  ['フリコミ ﾔﾏﾀﾞﾀﾛｳ', 'やまだ　たろう'],
  ['ﾀﾛｳ ﾔﾏﾀﾞ', 'ヤマダ タロウ'],
  ['ｶ)ｱｵｿﾞﾗｼﾖｳｼﾞ', '株式会社アオゾラショウジ'],
  ['ｱｵｿﾞﾗｼﾖｳｼﾞ(ｶ', '㈱アオゾラショウジ'],
  ['ｱｵｿﾞﾗｼﾖｳｼﾞ(ｶ)ﾄｳｷﾖｳ', '（株）アオゾラショウジ'],
  ['ｺ-ﾋ-ﾐﾄﾞﾘ', 'コーヒーミドリ'],
  ['JOSE GARCIA', 'José García'],
])('%s is %s', (said, name) => {
  expect(namesIn(said, name)).not.toEqual([])
})

test.each([
  ['ヤマモト タロウ', 'ヤマダ タロウ'],
  ['ハラダ', 'ハラ'],
  ['', 'ヤマダ タロウ'],
])('%s is not %s', (said, name) => {
  expect(namesIn(said, name)).toEqual([])
})

test('an order number is found however it is typed', () => {
  fc.assert(
    fc.property(number, kana, (input, name) => {
      const plain = input.replace('-', '')
      const wide = plain.replaceAll(/[!-~]/g, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
      )
      for (const written of [
        `${plain}${name}`,
        `${name} ${input.toLowerCase()}`,
        `${wide} ${name}`,
        `${plain.slice(0, 4)} ${plain.slice(4)} ${name}`,
        `${plain.slice(0, 4)}ー${plain.slice(4)}`,
        plain.replaceAll('0', 'O').replaceAll('1', 'I'),
      ]) {
        expect(possibleNumbers(written)).toContain(plainNumber(input))
      }
    }),
  )
})

test('sure is number and amount, or amount and name of one order alone', () => {
  expect(matched('7K3M9QXD ｽｽﾞｷ', 81_260, [order()])).toEqual(['number_amount', 'a', 1])
  expect(matched('ﾔﾏﾀﾞ ﾀﾛｳ', 81_260, [order()])).toEqual(['amount_name', 'a', 1])
  const other = order({ id: 'b', number: '8888-8888', names: foldedNames(['スズキ ハナコ']) })
  expect(matched('ﾔﾏﾀﾞ ﾀﾛｳ', 81_260, [order(), other])).toEqual(['amount_name', 'a', 1])
})

test.each([
  [
    'two orders of one payer',
    'ﾔﾏﾀﾞ ﾀﾛｳ',
    81_260,
    [order(), order({ id: 'b', number: '8888-8888' })],
    ['several_fit', null, 2],
  ],
  ['the amount alone', 'ｻﾄｳ ﾐｷ', 81_260, [order()], ['amount_only', null, 1]],
  [
    'the amount of two',
    'ｻﾄｳ ﾐｷ',
    81_260,
    [order(), order({ id: 'b', number: '8888-8888' })],
    ['several_amounts', null, 2],
  ],
  ['too little', '7K3M9QXD', 80_260, [order()], ['short', null, 1]],
  ['too little, by name', 'ﾔﾏﾀﾞ ﾀﾛｳ', 80_260, [order()], ['short', null, 1]],
  ['too much', '7K3M9QXD', 81_261, [order()], ['over', null, 1]],
  ['an order that lapsed', 'ﾔﾏﾀﾞ ﾀﾛｳ', 81_260, [order({ status: 'lapsed' })], ['lapsed', null, 1]],
  [
    'an order that was cancelled',
    '7K3M9QXD',
    81_260,
    [order({ status: 'canceled' })],
    ['canceled', null, 1],
  ],
  [
    'an order that is paid',
    '7K3M9QXD',
    81_260,
    [order({ status: 'paid', missingMinor: 0 })],
    ['paid_already', null, 1],
  ],
  [
    'an order in dollars',
    '7K3M9QXD',
    81_260,
    [order({ currency: 'usd' })],
    ['other_currency', null, 1],
  ],
  [
    'two numbers',
    '7K3M9QXD 88888888',
    81_260,
    [order(), order({ id: 'b', number: '8888-8888' })],
    ['several_numbers', null, 2],
  ],
  ['nothing', 'ﾘｿｸ', 3, [order()], ['none', null, 0]],
] as const)('%s is left to staff', (_, text, amount, orders, expected) => {
  expect(matched(text, amount, orders)).toEqual(expected)
})

const READINGS = readingsOf([
  { name: '伊藤 花子', kana: 'イトウ ハナコ' },
  { name: '伊藤忠商事', kana: 'イトウチュウショウジ' },
])
const ito = order({
  id: 'i',
  number: '9999-9999',
  names: foldedNames(['伊藤 健']),
  parts: foldedParts(['伊藤 健'], READINGS),
})

test('kanji is found by a reading that is known from another order, and is never sure', () => {
  expect(foldedParts(['伊藤 健', 'Ann Lee'], READINGS)).toEqual(['伊藤', 'イトウ', 'ANN', 'LEE'])
  expect(matched('ｲﾄｳ ｹﾝ', 50_000, [order(), ito])).toEqual(['name_alike', null, 1])
  expect(matched('ｻｲﾄｳ ｹﾝ', 50_000, [order(), ito])).toEqual(['none', null, 0])
})

test.each([
  ['the limit', 81_260 - FEE_LIMIT, 'fee_short'],
  ['one yen', 81_259, 'fee_short'],
  ['more than the limit', 81_260 - FEE_LIMIT - 1, 'none'],
])('an amount that is short by %s is compared with open orders', (_, amount, why) => {
  expect(matched('ｻﾄｳ ﾐｷ', amount, [order()])).toEqual([why, null, why === 'none' ? 0 : 1])
  expect(matched('ｻﾄｳ ﾐｷ', amount, [order({ status: 'lapsed' })])).toEqual(['none', null, 0])
})

test('of several orders that are near, the one whose name begins alike comes first', () => {
  const row = { id: 'row', day: DAY, amountMinor: 80_820, payer: 'ｲﾄｳ ｹﾝ', text: '', why: 'none' }
  const match = matcherOf([order(), ito], [], FEE_LIMIT)({ ...row, why: 'none' })
  expect(match.candidates).toEqual([
    { orderId: 'i', byNumber: false, byAmount: false, byName: false, byPart: true },
    { orderId: 'a', byNumber: false, byAmount: false, byName: false, byPart: false },
  ])
})

test.each([
  ['before the order was placed', { day: '2026-10-31' }, 'before_order'],
  ['before it, and names it', { day: '2026-10-31', payer: '7K3M9QXD' }, 'before_order'],
  ['on its day', { day: '2026-11-01' }, 'amount_name'],
] as const)('§7 money that came %s is judged by its day in Japan', (_, change, why) => {
  const exact = why === 'amount_name' ? 'a' : null
  expect(verdictOn(change, [order()])).toEqual([why, exact, 1])
})

test.each([
  ['the name in the text beside another payer', { payer: 'ｱｵｿﾞﾗｷﾞﾝｺｳ', text: 'ﾔﾏﾀﾞ ﾀﾛｳ ﾄﾞｵﾘ' }],
  ['a longer name', { payer: 'ﾔﾏﾀﾞ ﾀﾛｳﾏﾙ' }],
  ['the name behind somebody else', { payer: 'ｽｽﾞｷ ﾔﾏﾀﾞ ﾀﾛｳ' }],
])('%s makes a candidate and nothing sure', (_, change) => {
  expect(verdictOn(change, [order()])).toEqual(['name_part', null, 1])
})

test('a name that the bank cut off is the name; a shorter beginning of it is not', () => {
  const long = order({ names: foldedNames(['カブシキガイシャ アオゾラショウジトウキョウ']) })
  expect(verdictOn({ payer: 'ｶ)ｱｵｿﾞﾗｼﾖｳｼﾞﾄｳ' }, [long])).toEqual(['amount_name', 'a', 1])
  expect(verdictOn({ payer: 'ｶ)ｱｵｿﾞﾗ' }, [long])).toEqual(['amount_only', null, 1])
})

test('§7 money that is in the ledger already does not count twice', () => {
  const known = { orderId: 'a', day: DAY, amountMinor: 81_260, payer: '' }
  const half = [order()]
  expect(verdictOn({}, half, [known])).toEqual(['recorded_already', null, 1])
  expect(verdictOn({ payer: '7K3M9QXD' }, half, [known])).toEqual(['recorded_already', null, 1])
  expect(verdictOn({}, half, [{ ...known, day: '2026-11-01' }])).toEqual(['amount_name', 'a', 1])
  expect(verdictOn({}, half, [{ ...known, amountMinor: 1 }])).toEqual(['amount_name', 'a', 1])

  const other = { ...known, orderId: 'z' }
  expect(verdictOn({}, half, [other])).toEqual(['amount_name', 'a', 1])
  const byPayer = { ...other, payer: foldPayer('ヤマダ タロウ') }
  expect(verdictOn({}, half, [byPayer])).toEqual(['recorded_already', null, 2])
  expect(verdictOn({ payer: '7K3M9QXD' }, half, [byPayer])).toEqual(['number_amount', 'a', 1])
})

test.each(['reversed', 'maybe_known', 'error'] as const)(
  'a row that is %s waits for staff, however well it matches',
  (why) => {
    expect(verdictOn({ why }, [order()])).toEqual([why, null, 1])
  },
)

test('every order of thousands is found by its name, at any position', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => foldPayer(nameOf(at)))
  const index = nameIndexOf(names)
  expect(names.map((name) => index.saidBy(name))).toEqual(names.map((name) => [name]))
  expect(names.map((name) => index.within(`フリコミ${name}ギンコウ`))).toEqual(
    names.map((name) => [name]),
  )
})

const nameOf = (at: number): string =>
  [...String(10_000 + at)].map((digit) => 'アカサタナハマヤラワ'[Number(digit)]).join('')

test('whatever comes, what is sure fits to the yen, and no order is proposed twice', () => {
  const orders = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      number,
      status: fc.constantFrom('awaiting_transfer', 'lapsed', 'paid', 'canceled'),
      currency: fc.constantFrom('jpy', 'usd'),
      missingMinor: fc.constantFrom(0, 100, 200),
      placedOn: fc.constant('2026-11-01'),
      names: kana.map((name) => [name]),
      parts: fc.constant([]),
    }),
    { selector: ({ number }) => number, maxLength: 6 },
  )
  fc.assert(
    fc.property(orders, fc.array(fc.nat(11), { maxLength: 12 }), (known, picks) => {
      const facts: PayableFacts[] = known
      const rows = picks.map((pick, at) => {
        const one = facts[pick % Math.max(1, facts.length)]
        const payer = `${pick % 3 === 0 ? (one?.number ?? '') : ''} ${one?.names[0] ?? 'X'}`
        const amountMinor = pick % 2 === 0 ? 100 : 200
        return { id: String(at), day: DAY, amountMinor, payer, text: payer, why: 'none' as const }
      })
      const matchOne = matcherOf(facts, [], FEE_LIMIT)
      const matches = rows.map((row) => [row.id, matchOne(row)] as const)
      const exact = [...matches].flatMap(([id, { orderId }]) => (orderId ? [{ id, orderId }] : []))
      expect(new Set(exact.map(({ orderId }) => orderId)).size).toBe(exact.length)
      for (const { id, orderId } of exact) {
        const order = facts.find((one) => one.id === orderId)
        expect(order).toMatchObject({ status: 'awaiting_transfer', currency: 'jpy' })
        expect(order?.missingMinor).toBe(rows[Number(id)]?.amountMinor)
      }
    }),
  )
})
