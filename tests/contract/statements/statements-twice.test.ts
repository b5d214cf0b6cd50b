/** Statements of the bank: money that came too early, twice, or was taken back. Decisions, sections 7 and 12. */
import { expect, test } from 'vitest'

import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import {
  confirmExactMatches,
  confirmRow,
  matchAgain,
  recordConfirmedRows,
  sumExactMatches,
} from '#domain/statements/record-rows.server.ts'
import { countOpenRows } from '#domain/statements/view-statements.server.ts'

import { orderRow, systemContext } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { openStatementFixture, rowsOf, take } from '../../support/statements/statement-fixture.ts'
import { csvOf, noticeOf, shiftJis } from '../../support/statements/statement-sample.ts'

const DAY = '2026-11-02'
const ORDERS = [
  { number: 'AAAA-1111', customer_kana: 'アオヤマ ハルカ', total: 1_000 },
  { number: 'BBBB-2222', customer_kana: 'カワムラ ミナト', total: 2_000 },
  { number: 'CCCC-3333', customer_kana: 'サクライ アカリ', total: 3_000 },
]
const PAID = [
  { day: DAY, amountMinor: 1_000, payer: 'ｱｵﾔﾏ ﾊﾙｶ' },
  { day: DAY, amountMinor: 2_000, payer: 'ｶﾜﾑﾗ ﾐﾅﾄ' },
  { day: DAY, amountMinor: 3_000, payer: 'ｻｸﾗｲ ｱｶﾘ' },
]
const notices = PAID.map((row, at) => ({ ...row, inquiry: 71 + at }))

const whys = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows.map(({ state, why }) => (state === 'queued' ? why : state))

test('§7 money that came before an order, or that was recorded by hand, pays no order of its own accord', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const [, half = ''] = await more([
    { number: 'AAAA-1111', customer_kana: 'アオヤマ ハルカ', total: 1_000 },
    { number: 'BBBB-2222', customer_kana: 'カワムラ ミナト', total: 2_000 },
  ])
  const early = { day: '2026-11-01', amountMinor: 1_000, payer: 'ｱｵﾔﾏ ﾊﾙｶ' }
  const part = { day: DAY, amountMinor: 1_000, payer: 'BBBB2222 ｶﾜﾑﾗ ﾐﾅﾄ' }
  const { id } = unwrap(await take(staff, csvOf([early, part])))
  expect(whys(await rowsOf(staff, id))).toEqual(['before_order', 'short'])

  const byHand = { amountMinor: 1_000, payerName: 'カワムラ ミナト', receivedOn: DAY }
  unwrap(await recordTransfer(staff, half, { ...byHand, acceptsDifference: true }))
  unwrap(await matchAgain(staff))
  expect(whys(await rowsOf(staff, id))).toEqual(['before_order', 'recorded_already'])
  const next = unwrap(await take(staff, csvOf([{ ...part, day: '2026-11-03' }])))
  expect(whys(await rowsOf(staff, next.id))).toEqual(['proposed'])
})

test('§7 a reversal by the bank is reported once: what waits is stopped, what is recorded stays and its order needs attention', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const [open = '', confirmed = '', recorded = ''] = await more(ORDERS)
  const { id } = unwrap(await take(staff, noticeOf(notices)))
  const [, second, third] = await rowsOf(staff, id)
  unwrap(await confirmRow(staff, third?.id ?? '', recorded))
  await shop.query(
    "update bank_statement_rows set state = 'confirmed', decided_at = now() where id = $1",
    [second?.id],
  )

  const back = notices.map((row) => ({ ...row, day: '2026-11-04', isReversed: true }))
  unwrap(await take(staff, noticeOf(back)))
  expect(whys(await rowsOf(staff, id))).toEqual(['reversed', 'reversed', 'recorded'])
  await recordConfirmedRows(systemContext(shop))
  unwrap(await matchAgain(staff))
  expect(whys(await rowsOf(staff, id))).toEqual(['reversed', 'reversed', 'recorded'])
  const [of1, of2, of3] = await Promise.all(
    [open, confirmed, recorded].map((one) => orderRow(shop, one)),
  )
  expect(of1).toMatchObject({ status: 'awaiting_transfer', review_reason: null })
  expect(of2).toMatchObject({
    status: 'awaiting_transfer',
    review_reason: 'transfer_reversed',
  })
  expect(of3).toMatchObject({ status: 'paid', review_reason: 'transfer_reversed' })

  // The payer sends it again, and the file also repeats the bank's earlier notices.
  const again = { ...PAID[0], day: '2026-11-03', inquiry: 90 } as (typeof notices)[number]
  const told = unwrap(await take(staff, noticeOf([again, ...back.slice(1), ...back.slice(0, 1)])))
  expect(whys(await rowsOf(staff, told.id))).toEqual([])
  const fresh = unwrap(await take(staff, noticeOf([{ ...again, inquiry: 91 }])))
  expect(whys(await rowsOf(staff, fresh.id))).toEqual(['proposed'])
})

test('a payment that is like an earlier one is identified by the bank’s number, or waits for a look', async () => {
  await using shop = await openTestShop()
  const { staff } = await openStatementFixture(shop)
  const [first] = notices
  if (!first) throw new Error('there are notices')
  unwrap(await take(staff, noticeOf([first])))
  const more = unwrap(await take(staff, noticeOf([first, { ...first, inquiry: 99 }])))
  expect(more).toMatchObject({ added: 1, known: 1 })
  const elsewhere = unwrap(await take(staff, noticeOf([first], 7_654_321)))
  expect(elsewhere).toMatchObject({ added: 1, known: 0 })

  const plain = (days: readonly string[]) =>
    ['日付,摘要,入金', ...days.map((day) => `${day},ｿﾉﾀ ｶﾞｲｼﾔ,700`)].join('\n')
  unwrap(await take(staff, plain(['2026-11-01', '2026-11-03'])))
  const partly = unwrap(await take(staff, plain(['2026-11-03', '2026-11-05'])))
  expect(partly).toMatchObject({ added: 2, known: 0 })
  expect(whys(await rowsOf(staff, partly.id))).toEqual(['maybe_known', 'none'])
  const saved = unwrap(await take(staff, shiftJis(plain(['2026-11-03', '2026-11-05']))))
  expect(saved).toMatchObject({ added: 0, known: 2 })
  const whole = ['2026-11-01', '2026-11-03', '2026-11-05', '2026-11-06']
  expect(unwrap(await take(staff, plain(whole)))).toMatchObject({ added: 1, known: 3 })
})

test('§7 a confirmation applies to the displayed state, also when the orders change at the same moment', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const [first = '', second = ''] = await more(ORDERS)
  const { id } = unwrap(await take(staff, csvOf(PAID)))
  const [row] = await rowsOf(staff, id)
  const { revision } = unwrap(await sumExactMatches(staff, id))
  const refused = { ok: false, error: 'edit_conflict' }
  expect(await confirmRow(staff, row?.id ?? '', second)).toEqual(refused)

  const renamed =
    'update orders set customer_kana = $2, total_minor = $3, subtotal_minor = $3 where id = $1'
  await shop.query(renamed, [first, 'ベツノ ヒト', 9])
  await shop.query(renamed, [second, 'アオヤマ ハルカ', 1_000])
  const [pressed] = await Promise.all([confirmExactMatches(staff, id, revision), matchAgain(staff)])
  const rows = await shop.query(
    "select order_id from bank_statement_rows where state = 'confirmed' order by line",
  )
  if (pressed?.ok) expect(rows.map((one) => one.order_id).slice(0, 2)).toEqual([first, second])
  else expect(rows).toEqual([])
  expect(await confirmExactMatches(staff, id, revision)).toEqual(refused)
})

test('a row whose recording ends in unexpected errors needs attention again, and does not block the others', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  await more(ORDERS)
  const { id } = unwrap(await take(staff, csvOf(PAID)))
  const { revision } = unwrap(await sumExactMatches(staff, id))
  expect(unwrap(await confirmExactMatches(staff, id, revision))).toBe(3)
  await shop.query(
    `create function refuse_transfer() returns trigger language plpgsql as
     $$ begin raise exception 'a broken disk'; end $$`,
  )
  await shop.query(
    `create trigger refuse_transfer before insert on bank_transfers for each row
     when (new.amount_minor = 2000) execute function refuse_transfer()`,
  )
  expect(unwrap(await countOpenRows(staff))).toMatchObject({ stuck: 0, queued: 0 })
  const run = () => recordConfirmedRows(systemContext(shop))
  await expect(run()).rejects.toThrow('rows of a statement failed')
  expect(whys(await rowsOf(staff, id))).toEqual(['recorded', 'confirmed', 'recorded'])
  shop.advance(11 * 60_000)
  const later = shop.shop.context(staff.actor, 'ja')
  expect(unwrap(await countOpenRows(later))).toMatchObject({ stuck: 1, queued: 0 })

  await expect(run()).rejects.toThrow()
  await expect(run()).rejects.toThrow()
  await run()
  unwrap(await matchAgain(staff))
  expect(whys(await rowsOf(staff, id))).toEqual(['recorded', 'error', 'recorded'])
  expect(unwrap(await countOpenRows(later))).toMatchObject({ stuck: 0, queued: 1 })
})
