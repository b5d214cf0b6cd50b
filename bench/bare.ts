/**
 * The limit to compare with: node:http and pg, no framework, no validation, prepared statements, doing the
 * reads and writes that an order needs on the shop's own tables. Argument: connection as JSON. Prints its port.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 16 })

type Order = {
  userId: string
  key: string
  serials: string[]
  address: string[]
  customer: string[]
}

const LIST = `select c.serial, name_en, name_ja, name_ko, kind, active, price_jpy, price_usd_minor,
  s.on_hand - s.reserved as available, count(*) over ()::int as count
  from cartridges c join cartridge_stock s using (serial) where active >= 1 order by position limit 20`
const TOKEN = `select t.*, s.*, u.role from session_tokens t join sessions s on s.id = t.session_id
  join users u on u.id = s.user_id where t.hash = $1`
const COUNTRY = 'select zone, enabled from countries where code = $1'
const RATES = "select * from shipping_rates where method = 'domestic'"
const SETTINGS = 'select key, value from settings where key = any($1)'

const server = createServer(async (request, response) => {
  try {
    const body = await answer(request)
    const text = JSON.stringify(body)
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  } catch (error) {
    response.writeHead(500)
    response.end(String(error))
  }
})

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/list') {
    const { rows } = await pool.query({ name: 'list', text: LIST })
    return { data: rows, meta: { count: rows[0]?.count } }
  }
  const token = request.headers.authorization
  const body = JSON.parse(await textOf(request))
  await pool.query({ name: 'token', text: TOKEN, values: [token] })
  if (request.url === '/fee') return fee()
  if (request.url === '/order') return order(body)
  return complete(body.orderId, body.userId)
}

async function fee(): Promise<unknown> {
  await pool.query({ name: 'country', text: COUNTRY, values: ['JP'] })
  const { rows } = await pool.query({ name: 'rates', text: RATES })
  const rate = { name: 'settings', text: SETTINGS, values: [['currency_rate']] }
  await pool.query(rate)
  return { data: { data: rows.length } }
}

/** One transaction: the reads that price the order, and every row it leaves. */
async function order({ userId, key, serials, address, customer }: Order): Promise<unknown> {
  await consumeRateLimit(`order:${userId}`)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const run = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values })
    await run(
      'claim',
      `insert into idempotency_keys (owner, operation, key, request_hash, created_at)
       values ($1, 'place_order', $2, 'hash', now()) on conflict do nothing`,
      [userId, key],
    )
    await run('cartridges', 'select * from cartridges where serial = any($1)', [serials])
    await run('prices', "select * from prices where product_id = 'kit' and active", [])
    await run('country', COUNTRY, ['JP'])
    await run('rates', RATES, [])
    await run('settings', SETTINGS, [
      ['currency_rate', 'transaction_fee_jpy', 'terms_version', 'plate_serial_prefix'],
    ])
    await run('terms', 'select * from terms_acceptances where user_id = $1', [userId])
    await run(
      'stock',
      `update cartridge_stock set reserved = reserved + 1
       where on_hand - reserved >= 1 and serial in
         (select serial from cartridge_stock where serial = any($1) order by serial for update)`,
      [serials],
    )
    const id = await writeOrder(run, userId, address, customer)
    await run(
      'lines',
      `insert into order_lines (order_id, position, product_id, name, quantity, unit_minor)
       values ($1, 0, 'kit', 'kit', 1, 80000)`,
      [id],
    )
    await run(
      'picks',
      'insert into order_cartridges (order_id, serial, quantity) select $1, unnest($2::text[]), 1',
      [id, serials],
    )
    await leaveTraces(run, id, userId, 'order_received', 'created')
    await run(
      'keep',
      'update idempotency_keys set status = 1, body = $3 where owner = $1 and key = $2',
      [userId, key, JSON.stringify({ id })],
    )
    await client.query('commit')
    return { data: { data: { orderId: id } } }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function complete(orderId: string, userId: string): Promise<unknown> {
  await pool.query({ name: 'own', text: 'select * from orders where id = $1', values: [orderId] })
  const client = await pool.connect()
  try {
    await client.query('begin')
    const run = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values })
    await run('lock', 'select * from orders where id = $1 for update', [orderId])
    await run(
      'await',
      `update orders set status = 'awaiting_transfer', bank_deadline_at = now(), unpaid_until = now()
       where id = $1`,
      [orderId],
    )
    await leaveTraces(run, orderId, userId, 'bank_instructions', 'awaiting_transfer')
    await client.query('commit')
    return { data: { data: { orderId } } }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

type Run = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResult>

async function writeOrder(
  run: Run,
  userId: string,
  address: string[],
  customer: string[],
): Promise<string> {
  const { rows } = await run(
    'order',
    `insert into orders (number, user_id, status, payment_method, locale, location, currency,
       subtotal_minor, shipping_minor, transaction_fee_minor, included_tax_minor, total_minor,
       customer_name, customer_email, customer_phone, customer_company, notes, shipping_method, country,
       postal_code, state, city, line1, line2, package_count, device_serial, needs_plate_cartridges,
       placed_at, unpaid_until)
     values ($1, $2, 'created', 'bank_transfer', 'ja', 'JP', 'jpy', 80000, 1260, 0, 7387, 81260,
       $3, $4, $5, '', '', 'domestic', 'JP', $6, $7, $8, $9, '', 1, '', false, now(), now())
     returning id`,
    [randomUUID(), userId, ...customer, ...address],
  )
  return rows[0].id
}

/** Timeline, e-mail and job: what the shop writes besides the order. */
async function leaveTraces(
  run: Run,
  id: string,
  userId: string,
  emailKind: string,
  kind: string,
): Promise<void> {
  await run(
    'event',
    `insert into order_events (order_id, at, kind, to_status, actor_kind, actor_id, detail)
     values ($1, now(), $2, $2, 'customer', $3, '{}')`,
    [id, kind, userId],
  )
  const mail = await run(
    'mail',
    `insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, created_at)
     values ($1, $2, 'taro@example.com', 'ja', '{}', $3, 'queued', now())
     on conflict (kind, entity_id) do nothing returning id`,
    [emailKind, id, `${emailKind}.${id}`],
  )
  await run('job', `insert into bench_jobs (name, data) values ('mail.send', $1)`, [
    JSON.stringify({ emailId: mail.rows[0].id }),
  ])
}

const consumeRateLimit = (bucket: string) =>
  pool.query({
    name: 'count',
    text: `insert into rate_counters (bucket, count, resets_at) values ($1, 1, now() + interval '1 hour')
       on conflict (bucket) do update set count = rate_counters.count + 1 returning count`,
    values: [bucket],
  })

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

server.listen(0, '127.0.0.1', () => {
  // A TCP server that listens has a port.
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
