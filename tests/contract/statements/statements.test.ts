/** Statements of the bank: what is proposed, what waits, and that money is recorded once. Decisions, sections 7 and 12. */
import { expect, test } from 'vitest'

import { listAwaitedTransfers } from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { ignoreRow, reopenRow } from '#domain/statements/ignore-row.server.ts'
import {
  assignRow,
  confirmExactMatches,
  confirmRow,
  recordConfirmedRows,
  sumExactMatches,
} from '#domain/statements/record-rows.server.ts'
import { listRowsOfOrder, viewStatement } from '#domain/statements/view-statements.server.ts'
import { fail } from '#shared/result.ts'

import { orderRow, systemContext, timelineOf } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import {
  type OrderChange,
  openStatementFixture,
  rowsOf,
  take,
} from '../../support/statements/statement-fixture.ts'
import {
  csvOf,
  type SampleRow,
  shiftJis,
  zenginOf,
} from '../../support/statements/statement-sample.ts'

const DAY = '2026-11-02'
const KANA = [...'アカサタナハマヤラワ']
const HALF = [...'ｱｶｻﾀﾅﾊﾏﾔﾗﾜ']
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const countsOf = async (shop: TestShop) => {
  const rows = await shop.query(
    'select (select count(*)::int from bank_statements) as statements, (select count(*)::int from bank_statement_rows) as rows',
  )
  return rows[0]
}

/** Four kana that no other number has, and an order number of the same making. */
const digitsOf = (at: number): number[] => [...String(1_000 + at)].map(Number)
const nameOf = (at: number, letters: readonly string[]): string =>
  `${letters[9 - (at % 10)]}${letters[at % 7]} ${digitsOf(at)
    .map((digit) => letters[digit])
    .join('')}`
const numberOf = (at: number): string =>
  `7K3M-${[1, 2, 3, 4]
    .map((place) => LETTERS[(at * 7 + place * 11 + (at >> place)) % 32])
    .join('')
    .slice(0, 2)}${digitsOf(at).slice(2).join('')}`

/** Half of the rows belong to an order for sure, by number or by name; the rest each miss something. */
function fiveHundred(): { orders: OrderChange[]; rows: SampleRow[] } {
  const orders = Array.from({ length: 300 }, (_, at) => ({
    number: numberOf(at),
    customer_kana: nameOf(at, KANA),
    total: 50_000 + at,
    status: at < 275 ? 'awaiting_transfer' : 'lapsed',
  }))
  const rows = Array.from({ length: 500 }, (_, at): SampleRow => {
    const plain = numberOf(at % 300).replace('-', '')
    const amountMinor = 50_000 + (at % 300)
    if (at < 125) return { day: DAY, amountMinor, payer: `${plain} ${nameOf(at, HALF)}` }
    if (at < 250) return { day: DAY, amountMinor, payer: nameOf(at, HALF) }
    if (at < 275) return { day: DAY, amountMinor: amountMinor - 1_000, payer: plain }
    if (at < 300) return { day: DAY, amountMinor, payer: nameOf(at, HALF) }
    if (at < 350) return { day: DAY, amountMinor: 900 + at, payer: 'ﾖｿﾉﾋﾄ' }
    if (at < 400) {
      const named = nameOf(at - 100, HALF)
      return { day: DAY, amountMinor: 50_000 + at - 100, payer: `ｱｵｿﾞﾗ ${named}` }
    }
    return { day: DAY, amountMinor: 50_250 + (at % 20), payer: 'ﾍﾞﾂﾉﾒｲｷﾞ' }
  })
  return { orders, rows }
}

test.each([
  ['CSV in Shift_JIS', (rows: SampleRow[]) => shiftJis(csvOf(rows))],
  ['CSV in UTF-8', (rows: SampleRow[]) => new TextEncoder().encode(csvOf(rows))],
  ['Zengin', (rows: SampleRow[]) => shiftJis(zenginOf(rows))],
])(
  'Decisions, section 12: of 500 transfers in %s the right half is proposed and the rest waits',
  async (format, write) => {
    await using shop = await openTestShop()
    const { more, staff } = await openStatementFixture(shop)
    const { orders, rows } = fiveHundred()
    const ids = await more(orders)
    const began = performance.now()
    const { id } = unwrap(await take(staff, write(rows)))
    const read = performance.now()
    const { counts } = unwrap(await viewStatement(staff, id))
    expect(counts).toMatchObject({ proposed: 250, queued: 250, recorded: 0 })
    const found = await rowsOf(staff, id)
    expect(found.map(({ orderId }) => orderId)).toEqual([
      ...ids.slice(0, 250),
      ...Array.from({ length: 250 }, () => null),
    ])
    expect(new Set(found.slice(250).map(({ why }) => why))).toEqual(
      new Set(['short', 'lapsed', 'none', 'name_part', 'amount_only']),
    )

    const { sumMinor } = unwrap(await sumExactMatches(staff, id))
    expect(sumMinor).toBe(rows.slice(0, 250).reduce((sum, row) => sum + row.amountMinor, 0))
    console.log(`${format}: 500 rows read and matched in ${(read - began).toFixed(0)} ms`)
  },
)

test('§7 all that is sure is recorded after one press, in the background, and once', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const known = fiveHundred()
  const [orders, rows] = [known.orders.slice(0, 50), known.rows.slice(0, 50)]
  await more(orders)
  const { id } = unwrap(await take(staff, zenginOf(rows)))
  const { revision } = unwrap(await sumExactMatches(staff, id))
  const pressed = await Promise.all([1, 2].map(() => confirmExactMatches(staff, id, revision)))
  expect(pressed).toContainEqual({ ok: true, value: 50 })
  expect(pressed).toContainEqual(fail('edit_conflict'))
  const began = performance.now()
  await Promise.all([1, 2].map(() => recordConfirmedRows(systemContext(shop))))
  console.log(`50 transfers recorded in ${(performance.now() - began).toFixed(0)} ms`)
  const { counts } = unwrap(await viewStatement(staff, id))
  expect(counts).toMatchObject({ proposed: 0, queued: 0, confirmed: 0, recorded: 50 })
  const paid = await shop.query(
    `select count(*)::int as orders, (select count(*)::int from bank_transfers) as transfers
     from orders where status = 'paid'`,
  )
  expect(paid).toEqual([{ orders: 50, transfers: 50 }])
})

test('the same statement is taken once, one that overlaps adds what is new, and two at once are one', async () => {
  await using shop = await openTestShop()
  const { staff } = await openStatementFixture(shop)
  const rows = Array.from({ length: 4 }, () => ({ day: DAY, amountMinor: 500, payer: 'ｱｵﾔﾏ' }))
  const csv = csvOf(rows)
  const both = await Promise.all([take(staff, csv), take(staff, csv)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await countsOf(shop)).toEqual({ statements: 1, rows: 4 })
  const again = await take(staff, csv)
  expect(again.ok ? null : again.error).toMatchObject({ code: 'known' })

  const later = await take(staff, csvOf([...rows, { ...rows[0], amountMinor: 700 } as SampleRow]))
  expect(later.ok && later.value).toMatchObject({ added: 1, known: 4 })
  const overlapping = [csvOf([...rows, ...rows]), shiftJis(csvOf([...rows, ...rows]))]
  const added = await Promise.all(overlapping.map((file) => take(staff, file)))
  expect(added.map((one) => (one.ok ? one.value.added : 0)).sort()).toEqual([0, 4])
  expect(await countsOf(shop)).toEqual({ statements: 4, rows: 9 })
})

test('a file that cannot be read changes nothing', async () => {
  await using shop = await openTestShop()
  const { staff } = await openStatementFixture(shop)
  const rows = [{ day: DAY, amountMinor: 500, payer: 'ｱｵﾔﾏ' }]
  for (const [bytes, error] of [
    ['', { code: 'empty' }],
    [csvOf(rows).replaceAll('2026/11/02', '2026/11/41'), { code: 'day', line: 2 }],
    [zenginOf(rows).replace('0000000000500', '0000000000501'), { code: 'zengin_sum' }],
    [Uint8Array.of(0x50, 0x4b, 3, 4), { code: 'spreadsheet' }],
  ] as const) {
    const taken = await take(staff, bytes)
    expect(taken.ok ? null : taken.error).toMatchObject(error)
  }
  expect(await countsOf(shop)).toEqual({ statements: 0, rows: 0 })
  const customer = shop.shop.context({ kind: 'visitor' }, 'en')
  expect(await take(customer, csvOf(rows))).toEqual(fail('forbidden'))
})

test('§7 a proposed row is recorded once, and not at all once its order has changed', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const [first = '', second = ''] = await more([
    { number: 'AAAA-1111', total: 1_000 },
    { number: 'BBBB-2222', total: 2_000 },
  ])
  const { id } = unwrap(
    await take(
      staff,
      csvOf([
        { day: DAY, amountMinor: 1_000, payer: 'AAAA1111 ｱ' },
        { day: DAY, amountMinor: 2_000, payer: 'BBBB2222 ｲ' },
        { day: DAY, amountMinor: 1_000, payer: 'AAAA1111 ｱ' },
      ]),
    ),
  )
  const [one, two, three] = await rowsOf(staff, id)
  expect([one?.why, two?.why, three?.why]).toEqual(['number_amount', 'number_amount', 'second'])
  const { revision } = unwrap(await sumExactMatches(staff, id))
  const twice = await Promise.all([1, 2, 3].map(() => confirmRow(staff, one?.id ?? '', first)))
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  expect(twice.filter((result) => !result.ok && result.error === 'edit_conflict')).toHaveLength(2)
  expect(await timelineOf(shop, first)).toEqual(['transfer_received', 'paid'])
  expect(unwrap(await listRowsOfOrder(staff, first)).map(({ line }) => line)).toEqual([3])
  expect(await confirmExactMatches(staff, id, revision)).toEqual(fail('edit_conflict'))

  const byHand = { amountMinor: 2_000, payerName: 'ｲ', receivedOn: DAY }
  unwrap(await recordTransfer(staff, second, byHand))
  const fresh = unwrap(await sumExactMatches(staff, id))
  expect(unwrap(await confirmExactMatches(staff, id, fresh.revision))).toBe(1)
  await recordConfirmedRows(systemContext(shop))
  const [, moved] = await rowsOf(staff, id)
  expect(moved).toMatchObject({ state: 'queued', why: 'changed' })

  const orders = [{ id: first, expectedMissingMinor: 0 }]
  const request = { orders, acceptsDifference: true }
  unwrap(await assignRow(staff, three?.id ?? '', request))
  expect(await orderRow(shop, first)).toMatchObject({ status: 'paid', review_reason: 'paid_twice' })
})

test('a transfer less its fee finds its order, and the fee is booked by one press', async () => {
  await using shop = await openTestShop()
  const { first, staff } = await openStatementFixture(shop)
  const { id } = unwrap(await take(staff, csvOf([{ day: DAY, amountMinor: 80_820, payer: 'ﾀﾆﾝ' }])))
  const [row] = await rowsOf(staff, id)
  expect(row).toMatchObject({ state: 'queued', why: 'fee_short' })
  expect(row?.choices.map(({ order }) => order.id)).toContain(first)
  const awaited = unwrap(await listAwaitedTransfers(staff, 80_820))
  expect(awaited.map(({ id }) => id)).toContain(first)

  const orders = [{ id: first, expectedMissingMinor: 81_260 }]
  const request = { orders, acceptsDifference: false, booksFee: true }
  unwrap(await assignRow(staff, row?.id ?? '', request))
  expect(await orderRow(shop, first)).toMatchObject({ status: 'paid', review_reason: null })
})

test('a row is matched to an order by hand only in its displayed state, and a skipped row comes back', async () => {
  await using shop = await openTestShop()
  const { first, staff } = await openStatementFixture(shop)
  const { id } = unwrap(await take(staff, csvOf([{ day: DAY, amountMinor: 80_000, payer: 'ﾀﾆﾝ' }])))
  const [{ id: rowId } = { id: '' }] = await rowsOf(staff, id)
  const shown = { id: first, expectedMissingMinor: 81_260 }
  const request = { orders: [shown], acceptsDifference: false }
  const refused = async (change: Partial<typeof request>) => {
    const result = await assignRow(staff, rowId, { ...request, ...change })
    return result.ok ? null : result.error
  }
  expect(await refused({})).toBe('transfer_amount_differs')
  expect(await refused({ orders: [{ ...shown, expectedMissingMinor: 1 }] })).toBe('edit_conflict')
  expect(await refused({ orders: [{ ...shown, id: rowId }] })).toBe('not_found')
  expect(await refused({ orders: [shown, shown] })).toBe('edit_conflict')
  expect(await refused({ orders: [] })).toBe('not_found')

  unwrap(await ignoreRow(staff, rowId, 'interest'))
  expect(await refused({ acceptsDifference: true })).toBe('edit_conflict')
  unwrap(await reopenRow(staff, rowId))
  expect(await refused({ acceptsDifference: true })).toBe(null)
  expect(await orderRow(shop, first)).toMatchObject({
    status: 'awaiting_transfer',
    review_reason: 'transfer_short',
  })
  expect(await ignoreRow(staff, rowId, 'x')).toEqual(fail('edit_conflict'))
  const rows = await shop.query('select action from audit_entries order by id')
  expect(rows.map(({ action }) => action)).toEqual([
    'statement_imported',
    'statement_row_ignored',
    'statement_row_reopened',
    'statement_row_assigned',
  ])
})
