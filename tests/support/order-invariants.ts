/** What holds for every order of a shop at every moment, whatever was done to it. Reliability, 2.3. */
import { expect } from 'vitest'

import { holdsStock, ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { isEuropeanUnion } from '#domain/shipping/country.ts'

import type { TestShop } from './shop.ts'

type OrderRow = {
  id: string
  status: string
  number: string
  country: string
  adds_up: boolean
  received: number
  refunded: number
  promised: number
  total_minor: number
  chain: { from_status: string | null; to_status: string; actor_kind: string }[] | null
  letters: string[] | null
  charges: number
  charged: number
  sent_back: number
}

/** I1, I2, I5, I6 of one order, and its history. */
export function expectOrderHolds(row: OrderRow): void {
  expect(row.adds_up).toBe(true)
  expect(isEuropeanUnion(row.country)).toBe(false)
  expect(row.refunded).toBeLessThanOrEqual(row.received)
  if (['paid', 'confirmed', 'shipped', 'delivered'].includes(row.status)) {
    expect(row.received).toBeGreaterThanOrEqual(row.total_minor)
  }
  // Nobody is charged twice by card, and the processor gave back what the book says at most.
  expect(row.charges).toBeLessThanOrEqual(1)
  expect(row.sent_back).toBeLessThanOrEqual(row.charged)
  expectHistory(row)
}

/** I4, I7: each change of state has its row, the rows hang together, and the letters follow from them. */
function expectHistory({ chain, letters, status }: OrderRow): void {
  const moves = chain ?? []
  expect(moves.at(-1)?.to_status).toBe(status)
  moves.forEach(({ from_status, actor_kind }, at) => {
    expect(from_status).toBe(at === 0 ? null : moves[at - 1]?.to_status)
    expect(actor_kind).not.toBe('')
  })
  const sent = letters ?? []
  const reached = new Set(moves.map(({ to_status }) => to_status))
  const once = (kind: string) => sent.filter((letter) => letter === kind).length
  expect(once('order_received')).toBe(1)
  expect(once('bank_instructions')).toBe(reached.has('awaiting_transfer') ? 1 : 0)
  expect(once('payment_received')).toBe(reached.has('paid') ? 1 : 0)
  expect(once('order_confirmed')).toBe(reached.has('confirmed') ? 1 : 0)
  expect(once('order_shipped')).toBe(reached.has('shipped') ? 1 : 0)
  expect(once('order_canceled')).toBe(reached.has('canceled') ? 1 : 0)
  expect(once('order_lapsed')).toBe(reached.has('lapsed') ? 1 : 0)
  expect(once('transfer_reminder')).toBeLessThanOrEqual(2)
}

/** I3: what is reserved is what open orders ask for, over the whole shop. */
export async function expectShelf(shop: TestShop): Promise<void> {
  const { rows } = await shop.pool.query<{ serial: string; reserved: number; held: number }>(
    `select s.serial, s.reserved::int as reserved, coalesce(sum(c.quantity), 0)::int as held
     from cartridge_stock s
     left join (select oc.serial, oc.quantity from order_cartridges oc
                join orders o on o.id = oc.order_id where o.status = any($1)) c using (serial)
     group by s.serial, s.reserved`,
    [ORDER_STATUSES.filter(holdsStock)],
  )
  for (const { serial, reserved, held } of rows) expect(reserved, serial).toBe(held)
}

/** With `null` every order of the shop. */
export async function readOrderRows(shop: TestShop, ids: string[] | null): Promise<OrderRow[]> {
  const { rows } = await shop.pool.query<OrderRow>(
    `select o.id, o.status, o.number, o.country, o.total_minor::int,
       o.total_minor = (select sum(l.quantity * l.unit_minor) from order_lines l
                        where l.order_id = o.id) + o.shipping_minor + o.transaction_fee_minor as adds_up,
       (select coalesce(sum(m.amount_minor), 0)::int from money_movements m
         where m.order_id = o.id and m.kind = 'payment') as received,
       (select coalesce(sum(m.amount_minor), 0)::int from money_movements m
         where m.order_id = o.id and m.kind = 'refund') as refunded,
       (select coalesce(sum(r.amount_minor), 0)::int from refunds r
         where r.order_id = o.id and r.state <> 'withdrawn') as promised,
       (select json_agg(json_build_object('from_status', e.from_status, 'to_status', e.to_status,
                                          'actor_kind', e.actor_kind) order by e.id)
         from order_events e where e.order_id = o.id and e.to_status is not null) as chain,
       (select json_agg(m.kind) from mails m where m.payload->>'orderId' = o.id::text) as letters,
       (select count(*)::int from payment_sandbox.charges c
         where c.metadata->>'order_id' = o.id::text) as charges,
       (select coalesce(sum(c.amount), 0)::int from payment_sandbox.charges c
         where c.metadata->>'order_id' = o.id::text) as charged,
       (select coalesce(sum(c.amount_refunded), 0)::int from payment_sandbox.charges c
         where c.metadata->>'order_id' = o.id::text) as sent_back
     from orders o where $1::uuid[] is null or o.id = any($1) order by array_position($1::uuid[], o.id)`,
    [ids],
  )
  return rows
}
