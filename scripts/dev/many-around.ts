/** Adds what a shop with many orders has after some years: stock movements, e-mails, messages, subscribers, audit log, finished jobs. */
import type pg from 'pg'

import { inTransaction, settle } from './many-orders.ts'

type Volume = { orders: number; now: Date }

/** After `addManyOrders`, and in proportion to its orders. */
export async function addManyAround(
  pool: Pick<pg.Pool, 'connect'>,
  { orders, now }: Volume,
): Promise<void> {
  for (const { text, of } of STATEMENTS)
    await inTransaction(pool, async (client) => {
      await client.query(text, [Math.ceil(orders * of), now])
    })
  await settle(pool, [
    ...['stock_movements', 'emails', 'contacts', 'subscriptions', 'audit_entries'],
    'pgboss.job_common',
  ])
}

/** `n` of `$1`, spread evenly over two years before `$2`, the oldest first. */
const SPREAD = `select n, $2::timestamptz - ($1::int - n) * interval '730 days' / $1::int as at
  from generate_series(1, $1::int) as n`

/** `of`: how many for each order. */
const STATEMENTS = [
  {
    of: 6,
    text: `
      with spread as (${SPREAD}),
      scents as materialized (select array_agg(serial order by serial) as serials from cartridges)
      insert into stock_movements (serial, at, delta, on_hand_after, reason, actor_kind)
      select serials[1 + n % cardinality(serials)], at, case when n % 50 = 0 then 50 else -1 end, 100,
        case when n % 50 = 0 then 'arrived' else 'shipped' end, 'staff'
      from spread, scents`,
  },
  {
    of: 1,
    text: `
      with spread as (${SPREAD})
      insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, attempts, created_at, sent_at)
      select 'order_received', 'many-' || n, 'buyer' || n || '@many.example.com', 'ja',
        json_build_object('orderId', gen_random_uuid()), 'many-' || n || '@many.example.com',
        case when n % 20000 = 0 then 'failed' else 'sent' end, 1, at, at
      from spread
      on conflict do nothing`,
  },
  {
    of: 0.2,
    text: `
      with spread as (${SPREAD})
      insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
      select (array['general','signage'])[1 + n % 2], (array['山田','佐藤','김','Smith'])[1 + n % 4] || ' ' || n,
        'writer' || n || '@many.example.com', '', 'About order ' || n, repeat('A sentence of a message. ', 20), 'ja', true,
        case when n % 500 = 0 then 'open' else 'closed' end, at
      from spread`,
  },
  {
    of: 0.2,
    text: `
      with spread as (${SPREAD})
      insert into subscriptions (email, locale, state, requested_at, confirmed_at)
      select 'reader' || n || '@many.example.com', 'ja', case when n % 10 = 0 then 'pending' else 'confirmed' end, at, at
      from spread
      on conflict do nothing`,
  },
  {
    of: 1,
    text: `
      with spread as (${SPREAD}), staff as (select array_agg(id) as ids from users where role <> 'customer')
      insert into audit_entries (at, actor_kind, actor_id, action, target_type, target_id, detail)
      select at, case when ids is null then 'system' else 'staff' end, ids[1 + n % cardinality(ids)],
        case when n % 1000 = 0 then 'orders_exported' else 'stock_adjusted' end, 'stock', 'many-' || n % 150, '{}'
      from spread, staff`,
  },
  {
    of: 1,
    text: `
      with spread as (${SPREAD})
      insert into pgboss.job (name, state, data, created_on, completed_on)
      select (array['webhooks.deliver','webhooks.send_due'])[1 + n % 2],
        (case when n % 20000 = 0 then 'failed' else 'completed' end)::pgboss.job_state,
        case when n % 2 = 0 then '{"deliveryId":"many"}' else '{}' end::jsonb, at, $2::timestamptz - ($2::timestamptz - at) / 200
      from spread`,
  },
] as const
