/** From confirmed to shipped on one page: what waits, and the lines that go on without the faulty ones. */
import { expect, test } from 'vitest'

import { processBatches } from '#domain/orders/batches/process-batches.server.ts'
import { issuePackingSlips } from '#domain/orders/packing/issue-packing-slips.server.ts'
import { loadPacking } from '#web/features/admin/orders/packing/packing.server.ts'
import { handlePackingAction } from '#web/features/admin/orders/packing/packing-action.server.ts'

import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import { orderRow, staffContext, stockUp, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

/** Oldest first. */
async function confirmedOrders(shop: TestShop, count: number) {
  await stockUp(shop)
  const buyer = await signIn(shop)
  const placed: { id: string; number: string }[] = []
  while (placed.length < count) {
    const { orderId: id } = await placeOrder(shop, buyer)
    const text = `update orders set status = 'confirmed', placed_at = now() + interval '1 s' * $2 where id = $1`
    await shop.query(text, [id, placed.length])
    placed.push({ id, number: String((await orderRow(shop, id)).number) })
  }
  return placed
}

function formOf(intent: string, fields: Record<string, string>, rows: readonly string[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value)
  for (const id of rows) form.append('row', id)
  return form
}

const KEY = '11111111-1111-4111-8111-111111111111'

test('orders to pack are the confirmed ones, oldest first, by country and carrier, without those being shipped', async () => {
  await using shop = await openTestShop()
  const [one, two, three] = await confirmedOrders(shop, 3)
  const abroad = "update orders set country = 'KR', shipping_method = 'ems' where id = $1"
  await shop.query(abroad, [three?.id])
  const staff = await staffContext(shop)
  const shown = async (search: string) => {
    const { list, others } = await loadPacking(staff, new URLSearchParams(search))
    return [list.rows.map(({ number }) => number), others]
  }

  expect(await shown('')).toEqual([[one?.number, two?.number, three?.number], null])
  expect(await shown('country=KR')).toEqual([[three?.number], null])
  expect(await shown('method=domestic')).toEqual([[one?.number, two?.number], null])
  const { counts } = await loadPacking(staff, new URLSearchParams('country=KR'))
  expect(counts).toEqual([
    { country: 'JP', method: 'domestic', count: 2 },
    { country: 'KR', method: 'ems', count: 1 },
  ])

  const numbered = { formKey: KEY, [`tracking-${two?.id}`]: '1234-5678-9013' }
  await handlePackingAction(staff, formOf('ship_orders', numbered, [two?.id ?? '']))
  expect(await shown('')).toEqual([[one?.number, three?.number], null])
  await processBatches(systemContext(shop))
  expect(await shown(`id=${one?.id}&id=${two?.id}`)).toEqual([[one?.number], [two?.number]])
})

test('a doubtful number comes back to be confirmed, the others are shipped meanwhile', async () => {
  await using shop = await openTestShop()
  const [good, doubtful, empty] = await confirmedOrders(shop, 3)
  const rows = [good?.id ?? '', doubtful?.id ?? '', empty?.id ?? '']
  const staff = await staffContext(shop)
  const statuses = () => Promise.all(rows.map(async (id) => (await orderRow(shop, id)).status))

  const typed = { [`tracking-${good?.id}`]: '123456789013', [`tracking-${doubtful?.id}`]: 'abc' }
  const answer = await handlePackingAction(staff, formOf('ship_orders', typed, rows))
  expect(answer).toMatchObject({
    started: { count: 1 },
    list: {
      rows: [
        { number: doubtful?.number, trackingNumbers: 'abc', error: 'tracking_unknown' },
        { number: empty?.number, trackingNumbers: '', error: null },
      ],
    },
  })
  await processBatches(systemContext(shop))
  expect(await statuses()).toEqual(['shipped', 'confirmed', 'confirmed'])

  const sure = { [`tracking-${doubtful?.id}`]: 'abc', [`confirms-${doubtful?.id}`]: 'abc' }
  expect(await handlePackingAction(staff, formOf('ship_orders', sure, rows.slice(1)))).toEqual({
    batchId: expect.any(String),
  })
  await processBatches(systemContext(shop))
  expect(await statuses()).toEqual(['shipped', 'shipped', 'confirmed'])
})

test('without any number nothing is shipped, and a number is asked for', async () => {
  await using shop = await openTestShop()
  const [order] = await confirmedOrders(shop, 1)
  const answer = await handlePackingAction(
    await staffContext(shop),
    formOf('ship_orders', {}, [order?.id ?? '']),
  )
  expect(answer).toMatchObject({ isInputEmpty: true, started: null })
})

test('a pasted list fills the lines it can, and names the others', async () => {
  await using shop = await openTestShop()
  const [one, shipped] = await confirmedOrders(shop, 2)
  await shop.query("update orders set status = 'shipped' where id = $1", [shipped?.id])
  const list = [
    ...[`${one?.number}, 123456789013`, 'ZZZZ-ZZZZ, 1', `${shipped?.number}, 123456789013`],
    'nonsense',
  ].join('\n')
  const answer = await handlePackingAction(await staffContext(shop), formOf('read_list', { list }))
  expect(answer).toMatchObject({
    list: { rows: [{ number: one?.number, trackingNumbers: '123456789013', error: null }] },
    leftOut: [
      { at: 2, why: 'unknown' },
      { at: 3, why: 'not_ready' },
      { at: 4, why: 'unreadable' },
    ],
  })
})

test('another line for an order is another parcel, and the same number for it is left out', async () => {
  await using shop = await openTestShop()
  const [one] = await confirmedOrders(shop, 1)
  const staff = await staffContext(shop)
  const numbers = ['123456789013', '4085-1126-7743', '4085 1126 7743']
  const list = numbers.map((tracking) => `${one?.number}\t${tracking}`).join('\n')
  const answer = await handlePackingAction(staff, formOf('read_list', { list }))
  const trackingNumbers = '123456789013, 4085-1126-7743'
  expect(answer).toMatchObject({
    list: { rows: [{ trackingNumbers, error: null }] },
    leftOut: [{ at: 3, why: 'twice' }],
  })

  const field = `tracking-${one?.id}`
  const ship = (text: string) =>
    handlePackingAction(staff, formOf('ship_orders', { [field]: text }, [one?.id ?? '']))
  expect(await ship('123456789013\r\n1234-5678-9013')).toMatchObject({
    started: null,
    list: { rows: [{ error: 'tracking_twice' }] },
  })
  await ship(trackingNumbers)
  await processBatches(systemContext(shop))
  expect(await orderRow(shop, one?.id ?? '')).toMatchObject({
    status: 'shipped',
    tracking_numbers: ['123456789013', '4085-1126-7743'],
  })
  await shop.drainJobs()
  const [row] = await shop.query("select text from emails where kind = 'order_shipped'")
  expect(row?.text).toMatch(/123456789013[\s\S]*4085-1126-7743[\s\S]*okurijoNo=408511267743/)
})

test('packing slips are in the language of the order, with its note and serial, for orders that ship now', async () => {
  await using shop = await openTestShop()
  const [one, shipped] = await confirmedOrders(shop, 2)
  const text = `update orders set locale = 'ko', notes = 'ring twice', device_serial = 'ASN1' where id = $1`
  await shop.query(text, [one?.id])
  await shop.query("update orders set status = 'shipped' where id = $1", [shipped?.id])
  const ids = [one?.id ?? '', shipped?.id ?? '']
  expect(unwrap(await issuePackingSlips(await staffContext(shop), ids))).toMatchObject([
    {
      locale: 'ko',
      number: `P-${one?.number}`,
      orderNumber: one?.number,
      packing: { notes: 'ring twice', deviceSerial: 'ASN1' },
    },
  ])
})
