/**
 * Random walks of an order's whole life beside a model of it: created, retried, paid, declined, challenged, switched,
 * transferred, canceled, sent, refunded, forgotten, with messages lost, doubled and out of order. After every step the
 * invariants of the design hold. A failure prints its seed and path: give both to `fc.assert` to see it again.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { holdsStock, ORDER_STATUSES } from '#domain/orders/lifecycle.ts'

import { SIX, signIn } from '../support/buyer.ts'
import type { Model, Walk } from '../support/order-deeds.ts'
import { walkOf } from '../support/order-steps.ts'
import {
  buyerContext,
  forgetLimits,
  staffContext,
  stockUp,
  systemContext,
} from '../support/orders.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

/** On the database of the house; another one is walked less far, for what differs is the database alone. */
const RUNS = process.env.TEST_DATABASE_URL ? 60 : 300
const STEPS_A_RUN = 40
const BATCH = 20
/** The same walks for everybody; another number leads elsewhere. */
const SEED = Number(process.env.WALK_SEED ?? 1)

test(`order life: ${RUNS} walks of ${STEPS_A_RUN} steps keep every invariant`, async () => {
  // Some dozen walks share a shop: what one leaves behind must not touch the next.
  for (let done = 0; done < RUNS; done += BATCH) {
    await using shop = await openTestShop()
    await stockUp(shop)
    await fc.assert(
      fc.asyncProperty(walkOf(STEPS_A_RUN), (steps) => walkOnce(shop, steps)),
      { numRuns: BATCH, seed: SEED + done, endOnFailure: true },
    )
  }
}, 900_000)

async function walkOnce(
  shop: TestShop,
  steps: Iterable<fc.AsyncCommand<Model, Walk>>,
): Promise<void> {
  await forgetLimits(shop)
  const buyer = await signIn(shop)
  const staff = await staffContext(shop)
  const walk: Walk = {
    shop,
    ids: [],
    payments: new Map(),
    buyer: () => buyerContext(shop, buyer),
    staff: () => shop.shop.context(staff.actor, 'ja'),
    system: () => systemContext(shop),
    count: 0,
  }
  const model: Model = { orders: [], now: shop.clock.now.getTime(), keys: new Map() }
  await fc.asyncModelRun(() => ({ model, real: walk }), watched(steps, walk, model))
}

/** Looks at everything after each step. */
function* watched(
  steps: Iterable<fc.AsyncCommand<Model, Walk>>,
  walk: Walk,
  model: Model,
): Iterable<fc.AsyncCommand<Model, Walk>> {
  for (const step of steps) {
    yield {
      check: (at) => step.check(at),
      run: async (at, real) => {
        await step.run(at, real)
        await expectInvariants(walk, model, step.toString())
      },
      toString: () => step.toString(),
    }
  }
}

type Row = {
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

async function expectInvariants(walk: Walk, model: Model, after: string): Promise<void> {
  const rows = await readRows(walk)
  expect(
    rows.map(({ status }) => status),
    `states after ${after}`,
  ).toEqual(model.orders.map(({ status }) => status))
  rows.forEach((row, at) => {
    const order = model.orders[at]
    // I1, I5.
    expect(row.adds_up).toBe(true)
    expect(row.country).toBe('JP')
    // I2, I6 and the book beside the model's.
    expect(row.received, `received after ${after}`).toBe(order?.received)
    expect(row.promised, `promised after ${after}`).toBe(order?.promised)
    expect(row.refunded).toBeLessThanOrEqual(row.received)
    if (['paid', 'confirmed', 'shipped', 'delivered'].includes(row.status)) {
      expect(row.received).toBeGreaterThanOrEqual(row.total_minor)
    }
    // Nobody is charged twice by card, and the processor gave back what the book says at most.
    expect(row.charges).toBeLessThanOrEqual(1)
    expect(row.sent_back).toBeLessThanOrEqual(row.charged)
    expectHistory(row)
  })
  await expectShelf(walk)
}

/** I4, I7: each change of state has its row, the rows hang together, and the letters follow from them. */
function expectHistory({ chain, letters, status }: Row): void {
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
async function expectShelf({ shop }: Walk): Promise<void> {
  const { rows } = await shop.pool.query<{ serial: string; reserved: number; held: number }>(
    `select s.serial, s.reserved::int as reserved, coalesce(sum(c.quantity), 0)::int as held
     from cartridge_stock s
     left join (select oc.serial, oc.quantity from order_cartridges oc
                join orders o on o.id = oc.order_id where o.status = any($1)) c using (serial)
     where s.serial = any($2) group by s.serial, s.reserved`,
    [ORDER_STATUSES.filter(holdsStock), SIX],
  )
  for (const { serial, reserved, held } of rows) expect(reserved, serial).toBe(held)
}

async function readRows({ shop, ids }: Walk): Promise<Row[]> {
  const { rows } = await shop.pool.query<Row>(
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
     from orders o where o.id = any($1) order by array_position($1::uuid[], o.id)`,
    [ids],
  )
  return rows
}
