/** One transfer for several orders, several transfers for one: no yen is booked twice. Decisions, section 7. */
import { expect, test } from 'vitest'

import { assignRow } from '#domain/statements/record-rows.server.ts'
import { listRowsOfOrder } from '#domain/statements/view-statements.server.ts'

import { emailsOf, orderRow } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { openStatementFixture, rowsOf, take } from '../../support/statements/statement-fixture.ts'
import { csvOf, noticeOf } from '../../support/statements/statement-sample.ts'

const DAY = '2026-11-02'
const NUMBERS = ['7K3M-9QXD', '7K3M-9QXE']

/** Three orders, of 81,260, 5,000 and 700 yen, and a statement of transfers of these amounts. */
async function open(shop: TestShop, amounts: readonly number[]) {
  const { first, more, staff } = await openStatementFixture(shop)
  const others = NUMBERS.map((number, at) => ({ number, total: [5_000, 700][at] ?? 0 }))
  const ids = [first, ...(await more(others))]
  const rows = amounts.map((amountMinor, at) => ({ day: DAY, amountMinor, payer: `ﾀﾆﾝ ${at}` }))
  const { id } = unwrap(await take(staff, csvOf(rows)))
  const found = await rowsOf(staff, id)
  const missing = [81_260, 5_000, 700]
  const shown = ids.map((id, at) => ({ id, expectedMissingMinor: missing[at] ?? 0 }))
  return { ids, shown, staff, rowIds: found.map(({ id }) => id) }
}

/** Received by the ledgers, and given by the statement. Both are the same money. */
async function sumsOf(shop: TestShop) {
  const [row] = await shop.query(
    `select (select coalesce(sum(amount_minor), 0)::int from money_movements where kind = 'payment') as received,
       (select coalesce(sum(amount_minor), 0)::int from bank_transfers) as transfers,
       (select coalesce(sum(amount_minor), 0)::int from bank_statement_shares) as shares,
       (select coalesce(sum(amount_minor), 0)::int from bank_statement_rows where state = 'recorded') as given`,
  )
  return Object.values(row ?? {})
}

const statusesOf = (shop: TestShop, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await orderRow(shop, id)).status))

test('§7 one transfer pays several orders: all of them once, however often it is pressed', async () => {
  await using shop = await openTestShop()
  const { ids, shown, staff, rowIds } = await open(shop, [86_960])
  const request = { orders: shown, acceptsDifference: false }
  const assign = (orders = shown) => assignRow(staff, rowIds[0] ?? '', { ...request, orders })
  const both = await Promise.all([assign(), assign(shown.toReversed())])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(both).toContainEqual({ ok: false, error: 'edit_conflict' })

  expect(await statusesOf(shop, ids)).toEqual(['paid', 'paid', 'paid'])
  expect(await sumsOf(shop)).toEqual([86_960, 86_960, 86_960, 86_960])
  for (const [at, id] of ids.entries()) {
    const amountMinor = shown[at]?.expectedMissingMinor
    expect(unwrap(await listRowsOfOrder(staff, id))).toMatchObject([{ amountMinor }])
    expect(await emailsOf(shop, id)).toContain('payment_received')
  }
})

test('§7 of a transfer for several orders the last takes what differs: a fee, a rest to ask for, too much', async () => {
  await using shop = await openTestShop()
  const { ids, shown, staff, rowIds } = await open(shop, [86_260 - 440, 300])
  const [first, second, third] = shown
  const [rowId = '', late = ''] = rowIds
  if (!first || !second || !third) throw new Error('three orders are shown')
  const assign = (row: string, orders: typeof shown, accepted = {}) =>
    assignRow(staff, row, { orders, acceptsDifference: false, ...accepted })

  const differs = { ok: false, error: 'transfer_amount_differs' }
  expect(await assign(rowId, [first, second])).toEqual(differs)
  // Nothing would be left for the third one.
  expect(await assign(rowId, shown, { acceptsDifference: true })).toEqual(differs)
  expect(await assign(rowId, [second, first])).toEqual(differs)
  expect(await sumsOf(shop)).toEqual([0, 0, 0, 0])
  expect(await statusesOf(shop, ids)).toEqual(Array.from(ids, () => 'awaiting_transfer'))

  unwrap(await assign(rowId, [first, second], { booksFee: true }))
  expect(await statusesOf(shop, ids)).toEqual(['paid', 'paid', 'awaiting_transfer'])
  expect(await orderRow(shop, second.id)).toMatchObject({ review_reason: null })

  // Above the limit, or without a fee: one press asks the customer for the rest.
  unwrap(await assign(late, [third], { acceptsDifference: true }))
  expect(await emailsOf(shop, third.id)).toContain('transfer_short')
  expect(await sumsOf(shop)).toEqual([86_120, 86_120, 86_120, 86_120])
})

test('§7 one order is paid by several transfers, and a later one is too much', async () => {
  await using shop = await openTestShop()
  const { ids, shown, staff, rowIds } = await open(shop, [300, 400, 100])
  const id = ids[2] ?? ''
  const assign = (at: number, expectedMissingMinor: number, acceptsDifference: boolean) => {
    const orders = [{ id, expectedMissingMinor }]
    return assignRow(staff, rowIds[at] ?? '', { orders, acceptsDifference })
  }
  unwrap(await assign(0, 700, true))
  expect(await orderRow(shop, id)).toMatchObject({ status: 'awaiting_transfer' })
  expect(await assign(1, 700, false)).toEqual({ ok: false, error: 'edit_conflict' })
  unwrap(await assign(1, 400, false))
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid', review_reason: null })
  expect(await assign(2, 0, false)).toEqual({ ok: false, error: 'transfer_amount_differs' })
  unwrap(await assign(2, 0, true))
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid', review_reason: 'paid_twice' })
  expect(unwrap(await listRowsOfOrder(staff, id)).map((row) => row.amountMinor)).toEqual([
    300, 400, 100,
  ])
  expect(await sumsOf(shop)).toEqual([800, 800, 800, 800])
  expect(shown).toHaveLength(3)
})

test('§7 a transfer that paid several orders and is reversed: all of them need attention', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const orders = NUMBERS.map((number, at) => ({ number, total: 1_000 * (at + 1) }))
  const ids = await more(orders)
  const notice = { day: DAY, amountMinor: 3_000, payer: 'ﾀﾆﾝ', inquiry: 71 }
  const { id } = unwrap(await take(staff, noticeOf([notice])))
  const [row] = await rowsOf(staff, id)
  const shown = ids.map((id, at) => ({ id, expectedMissingMinor: 1_000 * (at + 1) }))
  unwrap(await assignRow(staff, row?.id ?? '', { orders: shown, acceptsDifference: false }))

  const back = { ...notice, day: '2026-11-04', isReversed: true }
  unwrap(await take(staff, noticeOf([back])))
  for (const id of ids)
    expect(await orderRow(shop, id)).toMatchObject({
      status: 'paid',
      review_reason: 'transfer_reversed',
    })
})
