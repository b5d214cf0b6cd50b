/** Files that leave the console, read as another application reads them. `docs/label-files.md`; reliability, A.4. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

import { STAFF_STEP_UP_MINUTES } from '#domain/accounts/policy.ts'
import {
  confirmStaffSession,
  openStaffSession,
} from '#domain/accounts/staff/staff-session.server.ts'
import type { Context } from '#domain/context.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { exportFile, labelFile } from '#web/features/admin/orders/export/files.server.ts'
import { loadLabels } from '#web/features/admin/orders/labels/labels.server.ts'

import { type Buyer, placeOrder, signIn } from '../../support/shop/buyer.ts'
import { orderRow, staffContext, stockUp } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const NAME = '吉田 "花子", André'
const NASTY = { company: '＝cmd|x, "見本"', line2: '金ビル 2F' }

async function steppedUpStaff(shop: TestShop): Promise<{ ctx: Context; staff: { token: string } }> {
  const ctx = await staffContext(shop)
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : ''
  const token = await confirmStaffSession(ctx, await openStaffSession(ctx, userId))
  return { ctx, staff: { token } }
}

async function orderIn(shop: TestShop, buyer: Buyer, columns: Record<string, string>) {
  const { orderId } = await placeOrder(shop, buyer)
  for (const [column, value] of Object.entries(columns))
    await shop.query(`update orders set ${column} = $2 where id = $1`, [orderId, value])
  return { id: orderId, number: String((await orderRow(shop, orderId)).number) }
}

/** Four at home: to be sent, unpaid, sent, canceled; and one abroad. */
async function manyOrders(shop: TestShop) {
  await stockUp(shop)
  const buyer = await signIn(shop)
  const at = (status: string, more = {}) => orderIn(shop, buyer, { status, ...more })
  return {
    ready: await at('confirmed', {
      customer_name: NAME,
      customer_company: NASTY.company,
      state: 'JP-13',
      line2: NASTY.line2,
      line1: '見本町1\r\n−2〜3 𠮷',
      customer_phone: '+821012345678',
      notes: '=1+1\r\n"次の行", 終わり',
    }),
    unpaid: await at('awaiting_transfer'),
    unconfirmed: await at('paid'),
    sent: await at('shipped'),
    over: await at('canceled'),
    abroad: await at('confirmed', { country: 'KR', customer_name: '김민수', state: '서울' }),
  }
}

const searchFor = (orders: { id: string }[], more = {}) =>
  new URLSearchParams([...orders.map(({ id }) => ['id', id]), ...Object.entries(more)] as [
    string,
    string,
  ][])

const namedIn = async (heading: string): Promise<string[]> => {
  const text = await readFile('docs/label-files.md', 'utf8')
  const part = text.split('\n## ').find((one) => one.startsWith(heading)) ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) => line.split('|')[1]?.trim() ?? '')
}

test('Decisions, section 12 labels: the files contain what may be sent, read back by another application, in the documented columns', async () => {
  await using shop = await openTestShop()
  const { ctx, staff } = await steppedUpStaff(shop)
  const orders = await manyOrders(shop)
  const all = Object.values(orders)

  const home = await labelFile(ctx, staff, searchFor(all, { for: 'japan' }))
  expect(home.headers.get('content-type')).toBe('text/csv; charset=shift_jis')
  const text = new TextDecoder('shift_jis', { fatal: true }).decode(await home.arrayBuffer())
  const [headings, parcel, ...others] = parse(text)
  expect(headings).toEqual(await namedIn('Labels within Japan'))
  expect(others).toEqual([])
  expect(parcel).toEqual([
    ...[orders.ready.number, '82-10-1234-5678', '104-0061', '東京都', '中央区'],
    ...['見本町1 －2～3 〓', NASTY.line2, `'${NASTY.company}`, '吉田 "花子", Andre'],
    ...['0774-00-0000', '619-0200', '京都府相楽郡見本町1-2-3', '株式会社アロマワークス'],
    ...['アロマシューター・香りカートリッジ', '1', ''],
  ])

  const fixture = await labelFile(ctx, staff, searchFor(all, { for: 'abroad' }))
  const [names, letter, ...more] = parse(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await fixture.arrayBuffer()).slice(1),
  )
  expect(names).toEqual(await namedIn('Labels to other countries'))
  expect(more).toEqual([])
  expect([letter?.[0], letter?.[1], letter?.[9]]).toEqual([orders.abroad.number, '김민수', 'KR'])
  expect(letter?.[3]).toMatch(/^\d+$/)
  const contents = 'Aroma Shooter scent diffuser, scent cartridges'
  expect(letter?.slice(-4)).toEqual([contents, '1', '80000', 'JPY'])

  const rows = await shop.query<{ detail: unknown; actor_id: string }>(
    "select detail, actor_id from audit_entries where action = 'orders_labelled' order by id",
  )
  const filter = { destination: 'japan', takesSent: false }
  expect(rows[0]?.detail).toEqual({ count: 1, orders: [orders.ready.number], filter })
  expect(rows.map(({ actor_id }) => actor_id)).toEqual(
    Array.from({ length: 2 }, () => ('userId' in ctx.actor ? ctx.actor.userId : '')),
  )
})

test('Decisions, section 12 labels: orders without a label are listed with the reason, replaced characters are reported, and a sent parcel is included on request only', async () => {
  await using shop = await openTestShop()
  const { ctx, staff } = await steppedUpStaff(shop)
  const { ready, unpaid, unconfirmed, sent, over, abroad } = await manyOrders(shop)
  const ids = [ready, unpaid, unconfirmed, sent, over, abroad].map(({ id }) => id)
  const page = await loadLabels(ctx, { ids, takesSent: false })
  // Placed at one moment: neither is the older one.
  expect(new Set(page.labels.map(({ number }) => number))).toEqual(
    new Set([ready.number, abroad.number]),
  )
  expect(page.skipped).toEqual([
    { why: 'not_paid', numbers: [unpaid.number] },
    { why: 'not_confirmed', numbers: [unconfirmed.number] },
    { why: 'sent', numbers: [sent.number] },
    { why: 'over', numbers: [over.number] },
  ])
  const signs = [
    { sign: '𠮷', written: '〓' },
    { sign: 'é', written: 'e' },
  ]
  expect(page.rewritten).toEqual([{ number: ready.number, signs }])

  // An address in Latin letters: the carrier also reads the place of its postal code in Japanese.
  await shop.query(
    "update orders set postal_code = '104-0061', state = 'JP-13', city = 'Chuo-ku', line1 = '4-5 Ginza', line2 = '' where id = $1",
    [ready.id],
  )
  const latin = await loadLabels(ctx, { ids: [ready.id], takesSent: false })
  expect(latin.labels[0]?.address).toEqual([
    '東京都中央区銀座',
    '4-5 Ginza',
    'Chuo-ku, Tokyo 104-0061',
  ])

  const asked = await loadLabels(ctx, { ids, takesSent: true })
  expect(asked.labels.map(({ number }) => number)).toContain(sent.number)
  const file = await labelFile(ctx, staff, searchFor([sent], { for: 'japan', sent: '1' }))
  expect(parse(new TextDecoder('shift_jis').decode(await file.arrayBuffer()))).toHaveLength(2)

  // Later the address of the file alone opens nothing.
  shop.advance(STAFF_STEP_UP_MINUTES * MINUTE)
  const later = await staffContext(shop)
  for (const take of [
    () => labelFile(later, staff, searchFor([ready], { for: 'japan' })),
    () => exportFile(later, staff, new URLSearchParams('status=all')),
  ]) {
    const refused = await take().catch((thrown: unknown) => thrown)
    expect(refused instanceof Response && refused.status).toBe(302)
  }
})

test('Decisions, section 12 export: the file reads back cell by cell, with its line breaks, and nothing in it is computed', async () => {
  await using shop = await openTestShop()
  const { ctx, staff } = await steppedUpStaff(shop)
  const { ready } = await manyOrders(shop)
  const file = await exportFile(ctx, staff, new URLSearchParams('status=all'))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [headings = [], ...lines] = parse(text.slice(1))
  const t = translator('ja')
  expect([headings[0], headings.at(-1)]).toEqual([
    t('adminOrders.csv_number'),
    t('adminOrders.csv_deliveryTime'),
  ])
  expect(lines).toHaveLength(6)
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([headings.length]))

  const line = lines.find(([number]) => number === ready.number) ?? []
  const cell = (name: string) => line[headings.indexOf(name)]
  expect(cell(t('adminOrders.csv_name'))).toBe(NAME)
  expect(cell(t('adminOrders.csv_company'))).toBe(`'${NASTY.company}`)
  expect(cell(t('adminOrders.csv_phone'))).toBe("'+82 10 1234 5678")
  expect(cell(t('adminOrders.csv_notes'))).toBe(`'=1+1\r\n"次の行", 終わり`)
  expect(Number(cell(t('adminOrders.csv_total')))).toBeGreaterThan(0)
  // Numbers are numbers; no text begins as a formula does.
  expect(lines.flat().filter((one) => /^\s*[=+\-@＝＋－＠]/u.test(one))).toEqual([])

  const rows = await shop.query<{ detail: unknown }>(
    "select detail from audit_entries where action = 'orders_exported'",
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.detail).toMatchObject({ count: 6, filter: { isSearch: false } })
})

/** RFC 4180 as its grammar says it: quoted cells and bare ones, commas, CR LF. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  const token = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (const [, quoted, bare, end] of text.matchAll(token)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  expect(rows.pop()).toEqual([])
  return rows
}
