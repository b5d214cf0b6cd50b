/**
 * The limit of the order flow: node:http and pg, on tables of its own. It answers the same three requests: the fee, from a list
 * of goods; the order and its completion, each one durable transaction of prepared statements. No session, no validation, no
 * e-mail. Arguments: connection as JSON, and by how many processes it answers. Prints its port.
 */
import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import pg from 'pg'

import { serveJson } from './limit-server.ts'
import { LEAN_ITEMS } from './order-flow.ts'

/** What the shop on the same server leaves free. */
const CONNECTIONS = 12

const TABLES = `
  create table item (id int primary key, price int not null, stock bigint not null);
  create table placed (id uuid primary key, key text unique, customer jsonb, currency text, method text,
    shipping int, total int, status text, at timestamptz default now());
  create table line (id bigserial primary key, placed uuid references placed, item int references item, quantity int, amount int);
  create table address (placed uuid primary key references placed, parts jsonb);
  create table outbox (id bigserial primary key, kind text, body jsonb, at timestamptz default now());
  insert into item select n, 3300, 1000000000 from generate_series(1, ${LEAN_ITEMS}) n;
  analyze item`

/** Rows are locked in the order of their keys, so that two orders of the same items wait for each other and never in a circle. */
const TAKE = `
  with wanted as (select item, quantity from jsonb_to_recordset($1) as it(item int, quantity int)),
  locked as (select id, price, quantity from item join wanted on item = id order by id for update of item)
  update item set stock = stock - quantity from locked where item.id = locked.id and stock >= quantity
  returning item.id, locked.price, quantity`
const ORDER = `insert into placed (id, key, customer, currency, method, shipping, total, status)
  values ($1, $2, $3, 'jpy', 'bank', $4, $5, 'created')`
const LINES = `insert into line (placed, item, quantity, amount)
  select $1, id, quantity, price from jsonb_to_recordset($2) as it(id int, quantity int, price int)`
const ADDRESS = 'insert into address (placed, parts) values ($1, $2)'
const OUTBOX = 'insert into outbox (kind, body) values ($1, $2)'
const LOCK = 'select status from placed where id = $1 for update'
const COMPLETE = "update placed set status = 'awaiting_transfer' where id = $1"
const GOODS = 'select * from item order by id limit 20'
const SHIPPING = 1260

/** What an order of the limit says. */
export type LeanOrder = {
  key: string
  customer: object
  address: object
  items: { item: number; quantity: number }[]
}

const [connection = '{}', processes = '1'] = process.argv.slice(2)
const isOne = processes === '1'
const pool = new pg.Pool({
  ...JSON.parse(connection),
  max: Math.floor(CONNECTIONS / Number(processes)),
})
if (cluster.isPrimary) await pool.query(TABLES)

const fee = async (): Promise<unknown> => {
  const { rows } = await pool.query({ name: 'goods', text: GOODS })
  return { data: { fee: SHIPPING, goods: rows } }
}

function place({ key, customer, address, items }: LeanOrder): Promise<unknown> {
  const id = randomUUID()
  return inTransaction(async (run) => {
    const rows = await run('take', TAKE, [JSON.stringify(items)])
    const total = rows.reduce((sum, { price, quantity }) => sum + price * quantity, SHIPPING)
    await run('order', ORDER, [id, key, JSON.stringify(customer), SHIPPING, total])
    await run('lines', LINES, [id, JSON.stringify(rows)])
    await run('address', ADDRESS, [id, JSON.stringify(address)])
    await run('outbox', OUTBOX, ['order.created', JSON.stringify({ id })])
    return { data: { id, total } }
  })
}

const complete = ({ id }: { id: string }): Promise<unknown> =>
  inTransaction(async (run) => {
    await run('lock', LOCK, [id])
    await run('complete', COMPLETE, [id])
    await run('outbox', OUTBOX, ['order.completed', JSON.stringify({ id })])
    return { data: { id } }
  })

type Run = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResultRow[]>

async function inTransaction(work: (run: Run) => Promise<unknown>): Promise<unknown> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await work(
      async (name, text, values) => (await client.query({ name, text, values })).rows,
    )
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const ANSWERS = { '/fee': fee, '/order': place, '/complete': complete }

if (cluster.isPrimary && !isOne) {
  for (let count = 0; count < Number(processes); count += 1) cluster.fork()
} else {
  serveJson(201, async (request) => {
    const answer = ANSWERS[request.url as keyof typeof ANSWERS]
    // Only the bench calls it.
    return answer((await json(request)) as LeanOrder & { id: string })
  })
}
