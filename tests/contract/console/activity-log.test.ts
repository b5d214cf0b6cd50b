/** What staff did, in words: audited actions and their work on orders as one log. Decisions, section 2. */
import { expect, test } from 'vitest'

import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { listStaffEvents } from '#domain/orders/listing/list-staff-events.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { activityFile } from '#web/features/admin/audit/activity-file.server.ts'
import { activityText } from '#web/features/admin/audit/activity-text.ts'
import { loadAudit } from '#web/features/admin/audit/audit.server.ts'

import { queryPlansOf } from '../../support/database/query-plans.ts'
import { placeOrder, signInByCode } from '../../support/shop/buyer.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { DAY, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const userIdOf = ({ actor }: Context): string => ('userId' in actor ? actor.userId : '')

async function addEvent(
  shop: TestShop,
  {
    orderId,
    by,
    kind,
    detail = {},
  }: { orderId: string; by: string; kind: string; detail?: object },
): Promise<void> {
  await shop.query(
    `insert into order_events (order_id, at, kind, actor_kind, actor_id, detail)
     values ($1, $2, $3, 'staff', $4, $5)`,
    [orderId, shop.clock.now, kind, by, detail],
  )
}

const sentences = async (ctx: Context, query: Record<string, string> = {}) => {
  const log = await loadAudit(ctx, new URLSearchParams(query))
  return log?.lines.map((line) => activityText(translator('en'), line))
}

test('refunds, shipments and other actions are one log in sentences, by person, action, object and day', async () => {
  await using shop = await openTestShop()
  const [admin, other] = [await staffContext(shop, 'administrator'), await staffContext(shop)]
  const [aya, mai] = [userIdOf(admin), userIdOf(other)]
  await shop.query(
    `update users set name = case id when $1 then 'Aya' else 'Mai' end where id = any($2)`,
    [aya, [aya, mai]],
  )
  const { orderId, orderNumber } = await placeOrder(shop, await signInByCode(shop))
  const of = (by: string, kind: string, detail?: object) =>
    addEvent(shop, { orderId, by, kind, ...(detail && { detail }) })
  await of(aya, 'refunded_part', { amountMinor: 5_400, refundId: crypto.randomUUID() })
  shop.advance(MINUTE)
  const target = { type: 'cartridge', id: 'AC-CI01' }
  await recordAudit({ ...other, now: shop.clock.now }, { action: 'stock_adjusted', target })
  shop.advance(DAY)
  await of(mai, 'shipped', { trackingNumber: '1234-5678' })
  await of(mai, 'made_up')

  const refunded = `Aya refunded ¥5,400 of order ${orderNumber}`
  const shipped = `Mai shipped order ${orderNumber}`
  const unknown = `Mai worked on order ${orderNumber}`
  const stock = 'Mai adjusted the stock of AC-CI01'
  expect(await sentences(admin)).toEqual([unknown, shipped, stock, refunded])
  expect(await sentences(admin, { person: aya })).toEqual([refunded])
  expect(await sentences(admin, { action: 'order_shipped' })).toEqual([shipped])
  expect(await sentences(admin, { action: 'stock_adjusted' })).toEqual([stock])
  expect(await sentences(admin, { kind: 'order', id: orderNumber })).toEqual([
    unknown,
    shipped,
    refunded,
  ])
  expect(await sentences(admin, { kind: 'cartridge' })).toEqual([stock])
  expect(await sentences(admin, { to: '2026-11-02' })).toEqual([stock, refunded])
  expect(await sentences(admin, { from: '2026-11-03' })).toEqual([unknown, shipped])
  expect(await loadAudit(other, new URLSearchParams())).toBeNull()
})

test('a page continues where the one before ended, and the file has all of it', async () => {
  await using shop = await openTestShop()
  const admin = await staffContext(shop, 'administrator')
  const by = userIdOf(admin)
  const { orderId } = await placeOrder(shop, await signInByCode(shop))
  for (let count = 0; count < 40; count += 1) {
    shop.advance(MINUTE)
    await addEvent(shop, { orderId, by, kind: 'note', detail: { text: `=note ${count}` } })
    const target = { type: 'news', id: `item-${count}` }
    await recordAudit({ ...admin, now: shop.clock.now }, { action: 'content_created', target })
  }
  const first = await loadAudit(admin, new URLSearchParams())
  const rest = await loadAudit(admin, new URLSearchParams({ before: first?.next ?? '' }))
  expect([first?.lines.length, rest?.lines.length, rest?.next]).toEqual([50, 30, null])
  const keys = [...(first?.lines ?? []), ...(rest?.lines ?? [])].map(({ key }) => key)
  expect(new Set(keys)).toHaveProperty('size', 80)

  const now = { ...admin, now: shop.clock.now }
  const file = await (await activityFile(now, new URLSearchParams()))?.text()
  expect(file?.match(/\r\n/g)).toHaveLength(81)
  expect(file).toContain('=note 39')
  expect(file).not.toMatch(/(^|,)=/m)
  const [exported] = (await sentences(now)) ?? []
  expect(exported).toMatch(/ exported 80 entries of the activity log$/)
  expect(await activityFile(await staffContext(shop), new URLSearchParams())).toBeNull()
})

test('Decisions, section 12 activity log: a long past of orders is never read through', async () => {
  await using shop = await openTestShop({ isFresh: true })
  const admin = await staffContext(shop, 'administrator')
  const { orderId, orderNumber } = await placeOrder(shop, await signInByCode(shop))
  const me = userIdOf(admin)
  await shop.query(
    `insert into order_events (order_id, at, kind, actor_kind, actor_id, detail)
     select $1, '2026-11-02'::timestamptz - n * interval '10 minutes', case when n % 4000 = 0 then 'note' else 'confirmed' end,
       case when n % 3 = 0 then 'staff' else 'system' end,
       case when n % 3 <> 0 then null when n % 5000 = 0 then $2::uuid else '11111111-1111-4111-8111-111111111111' end, '{}'
     from generate_series(1, 60000) as n`,
    [orderId, me],
  )
  await shop.query('vacuum analyze order_events')
  const longAgo = new Date(shop.clock.now.getTime() - 300 * DAY)
  const filters = {
    all: {},
    'of a person': { personId: me },
    'of an unknown person': { personId: '22222222-2222-4222-8222-222222222222' },
    'a kind': { kind: 'note' },
    'a day long ago': { from: longAgo, until: new Date(longAgo.getTime() + DAY) },
    'a later page': { before: 30_000 },
  }
  for (const [name, filter] of Object.entries(filters)) {
    const plans = await queryPlansOf(shop.pool, () => listStaffEvents(admin, filter, 50))
    expect(plans.length, name).toBe(1)
    for (const { rowsRead, nodes } of plans)
      expect(rowsRead, `${name}: ${nodes.join(', ')}`).toBeLessThan(200)
  }
  expect(unwrap(await listStaffEvents(admin, { order: orderNumber }, 1))).toHaveLength(1)
})
