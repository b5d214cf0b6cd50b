/** The invariants of every order at every moment, read from the tables. Reliability, 2.3. */
import type pg from 'pg'

import { ORDER_STATUSES, reservesStock } from '#domain/orders/lifecycle.ts'
import { isEuropeanUnion } from '#domain/shipping/country.ts'

type Database = {
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: Row[] }>
}

export type OrderRow = {
  id: string
  status: string
  number: string
  country: string
  adds_up: boolean
  received: number
  refunded: number
  promised: number
  total_minor: number
  fees: number
  chain: { from_status: string | null; to_status: string; actor_kind: string }[] | null
  emails: string[] | null
  charges: number
  charged: number
  sent_back: number
  parcels: number
  /** States of its replacements, in the order in which they were opened. */
  replacements: string[]
  stock_change: number
}

const PAID = new Set(['paid', 'confirmed', 'shipped', 'delivered'])

/** I1, I2, I5, I6 of one order, and its history: the rules that it breaks. */
export function brokenRulesOf(row: OrderRow): string[] {
  return [
    ...(row.adds_up ? [] : ['its lines do not add up to its total']),
    ...(isEuropeanUnion(row.country) ? ['it goes to the European Union'] : []),
    ...(row.refunded <= row.received ? [] : ['more was refunded than received']),
    ...(!PAID.has(row.status) || row.received + row.fees >= row.total_minor
      ? []
      : ['paid, money is missing']),
    ...(row.charges <= 1 ? [] : [`its card was charged ${row.charges} times`]),
    ...(row.sent_back <= row.charged ? [] : ['the processor gave back more than it took']),
    ...brokenHistoryOf(row),
    ...wrongEmailsOf(row),
  ]
}

/** I4: each change of state has its row, and the rows hang together. */
function brokenHistoryOf({ chain, status }: OrderRow): string[] {
  const moves = chain ?? []
  const isLinked = moves.every(
    ({ from_status, actor_kind }, at) =>
      from_status === (at === 0 ? null : moves[at - 1]?.to_status) && actor_kind !== '',
  )
  return [
    ...(moves.at(-1)?.to_status === status ? [] : ['its history ends in another state']),
    ...(isLinked ? [] : ['its history has a gap']),
  ]
}

const EMAIL_OF_STATE = {
  bank_instructions: 'awaiting_transfer',
  payment_received: 'paid',
  order_confirmed: 'confirmed',
  order_shipped: 'shipped',
  order_canceled: 'canceled',
  order_lapsed: 'lapsed',
} as const

/** I7: the e-mails follow from the history. */
function wrongEmailsOf({ chain, emails }: OrderRow): string[] {
  const sent = emails ?? []
  const reached = new Set((chain ?? []).map(({ to_status }) => to_status))
  const count = (kind: string) => sent.filter((email) => email === kind).length
  const wanted = Object.entries(EMAIL_OF_STATE).map(
    ([kind, state]) => [kind, reached.has(state) ? 1 : 0] as const,
  )
  const wrong = [['order_received', 1] as const, ...wanted].filter(
    ([kind, times]) => count(kind) !== times,
  )
  return [
    ...wrong.map(([kind, times]) => `${kind} was written ${count(kind)} times, not ${times}`),
    ...(count('transfer_reminder') <= 2 ? [] : ['more than two reminders of the transfer']),
  ]
}

export type OrderedItemRow = { serial: string; reserved: number; held: number }

/** I3: what is reserved is what open orders and open replacements contain. The cartridges that break it. */
export async function findStockDifferences(database: Database): Promise<OrderedItemRow[]> {
  const { rows } = await database.query<OrderedItemRow>(
    `select * from (
       select s.serial, s.reserved::int as reserved, coalesce(sum(c.quantity), 0)::int as held
       from cartridge_stock s
       left join (select oc.serial, oc.quantity from order_cartridges oc
                  join orders o on o.id = oc.order_id where o.status = any($1)
                  union all
                  select i.code, i.quantity from replacements r,
                    jsonb_to_recordset(r.items) as i(code text, quantity int)
                  where r.state = 'open') c using (serial)
       group by s.serial, s.reserved) shelf
     where reserved <> held`,
    [ORDER_STATUSES.filter(reservesStock)],
  )
  return rows
}

/** The stock is the sum of its movements. The cartridges that break it. */
export async function findMovementDifferences(database: Database): Promise<{ serial: string }[]> {
  const { rows } = await database.query<{ serial: string }>(
    `select s.serial from cartridge_stock s join stock_movements m using (serial)
     group by s.serial, s.on_hand having s.on_hand <> sum(m.delta)`,
    [],
  )
  return rows
}

/** Every recorded row of a statement is shared out as a whole, and each share is a transfer of its order. */
export async function findShareDifferences(database: Database): Promise<{ id: string }[]> {
  const { rows } = await database.query<{ id: string }>(
    `select r.id from bank_statement_rows r left join bank_statement_shares s on s.row_id = r.id
     where r.state = 'recorded' group by r.id, r.amount_minor, r.day
     having coalesce(sum(s.amount_minor), 0) <> r.amount_minor
       or bool_or(not exists (select 1 from bank_transfers t where t.order_id = s.order_id
         and t.amount_minor = s.amount_minor and t.received_on = r.day))`,
    [],
  )
  return rows
}

/** With `null` every order of the shop. */
export async function readOrderRows(database: Database, ids: string[] | null): Promise<OrderRow[]> {
  const { rows } = await database.query<OrderRow>(
    `select o.id, o.status, o.number, o.country, o.total_minor::int,
       o.total_minor = (select sum(l.quantity * l.unit_minor) from order_lines l
                        where l.order_id = o.id) + o.shipping_minor + o.transaction_fee_minor as adds_up,
       (select coalesce(sum(m.amount_minor), 0)::int from money_movements m
         where m.order_id = o.id and m.kind = 'payment') as received,
       (select coalesce(sum(m.amount_minor), 0)::int from money_movements m
         where m.order_id = o.id and m.kind = 'bank_fee') as fees,
       (select coalesce(sum(m.amount_minor), 0)::int from money_movements m
         where m.order_id = o.id and m.kind = 'refund') as refunded,
       (select coalesce(sum(r.amount_minor), 0)::int from refunds r
         where r.order_id = o.id and r.state <> 'withdrawn') as promised,
       (select json_agg(json_build_object('from_status', e.from_status, 'to_status', e.to_status,
                                          'actor_kind', e.actor_kind) order by e.id)
         from order_events e where e.order_id = o.id and e.to_status is not null) as chain,
       (select json_agg(m.kind) from emails m where m.payload->>'orderId' = o.id::text) as emails,
       cardinality(o.tracking_numbers) as parcels,
       coalesce((select array_agg(r.state order by r.position) from replacements r
         where r.order_id = o.id), '{}') as replacements,
       (select coalesce(sum(m.delta), 0)::int from stock_movements m
         where m.order_id = o.id) as stock_change,
       coalesce(c.charges, 0) as charges, coalesce(c.charged, 0) as charged,
       coalesce(c.sent_back, 0) as sent_back
     from orders o
     left join (select metadata->>'order_id' as order_id, count(*)::int as charges,
                  sum(amount)::int as charged, sum(amount_refunded)::int as sent_back
                from payment_sandbox.charges group by 1) c on c.order_id = o.id::text
     where $1::uuid[] is null or o.id = any($1) order by array_position($1::uuid[], o.id)`,
    [ids],
  )
  return rows
}
