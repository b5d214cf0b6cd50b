/** Generates many orders inside the database, to measure lists. All names are invented. */
import type pg from 'pg'

type Volume = { orders: number; events: number; now: Date }
type Pool = Pick<pg.Pool, 'connect'>

/** One core folds words while another does; more would wait for each other's pages of the index. */
const HANDS = 2
const ACCOUNTS_MIN = 1_000
const ORDERS_OF_ACCOUNT = 5

/**
 * Adds to what is there. The shelf is not touched: these orders hold nothing. The words of the search are written for all orders at
 * once, and not by the triggers, which would do it for each statement; run again, it writes those that an interrupted run left out.
 */
export async function addManyOrders(pool: Pool, { orders, events, now }: Volume): Promise<void> {
  const accounts = Math.max(ACCOUNTS_MIN, Math.ceil(orders / ORDERS_OF_ACCOUNT))
  await inTransaction(pool, async (client) => {
    await client.query('alter table order_cartridges disable trigger index_order_cartridges')
    await client.query(BUYERS, [accounts])
    await client.query(PROFILES)
    await client.query(ORDERS, [orders, now])
    await client.query(LINES)
    await client.query(CARTRIDGES)
    await client.query(MONEY)
    await client.query('alter table order_cartridges enable trigger index_order_cartridges')
  })
  // Before they are read, so that each order finds its own rows by an index.
  await settle(pool, WRITTEN)
  await byHands(pool, SEARCH)
  await byHands(pool, EVENTS, [Math.ceil(events / orders)])
  await settle(pool, ['order_search', 'order_events'])
}

export async function inTransaction(
  pool: Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** A statement that does a share of the orders: `$1` says which, `$2` of how many. */
async function byHands(pool: Pool, text: string, values: unknown[] = []): Promise<void> {
  const shares = Array.from({ length: HANDS }, (_, hand) =>
    inTransaction(pool, async (client) => {
      await client.query(text, [hand, HANDS, ...values])
    }),
  )
  await Promise.all(shares)
}

/** What was just written is merged into its indexes and counted, as the database does by itself in time. */
export async function settle(pool: Pool, tables: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (const table of tables) await client.query(`vacuum analyze ${table}`)
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}

/** Whether the database has orders that this tool did not create. */
export async function hasRealOrders(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query(
    "select 1 from orders where customer_email not like '%@many.example.com' limit 1",
  )
  return rows.length > 0
}

const WRITTEN = [
  ...['users', 'profiles', 'orders', 'order_lines', 'order_cartridges'],
  'money_movements',
]

const BUYERS = `
  insert into users (email, role, locale, created_at, name)
  select 'buyer' || n || '@many.example.com', 'customer', 'ja', now() - n * interval '1 hour',
    (array['山田','佐藤','鈴木','高橋','김','Smith'])[1 + n % 6] || ' ' || n
  from generate_series(1, $1::int) as n
  on conflict (email) do nothing`

const PROFILES = `
  insert into profiles (user_id, name, phone, updated_at)
  select id, name, '+8180' || lpad((row_number() over () * 4999 % 100000000)::text, 8, '0'), created_at
  from users where email like '%@many.example.com'
  on conflict (user_id) do nothing`

/** Two years of orders: most are done, a few of each state wait. */
const ORDERS = `
  with buyers as (
    select array_agg(id order by id) as ids from users where email like '%@many.example.com'
  ), made as (
    select n,
      date_trunc('milliseconds', $2::timestamptz - (n * interval '730 days' / $1::int)) as placed_at,
      (array['山田','佐藤','鈴木','高橋','田中','伊藤','林','김','이','Smith','Müller','García'])[1 + n % 12] as family,
      (array['太郎','花子','一郎','美咲','민수','서연','Anna','John','陽子','健','さくら'])[1 + n % 11] as given,
      (array['ヤマダ','サトウ','スズキ','タカハシ','タナカ','イトウ','ハヤシ'])[1 + n % 12] as kana,
      case when n <= $1::int / 100
        then (array['created','awaiting_transfer','paid','confirmed','shipped'])[1 + n % 5]
        else (array['delivered','delivered','delivered','delivered','delivered','canceled','lapsed'])[1 + n % 7]
      end as status,
      case when n % 40 = 0 then 'US' when n % 25 = 0 then 'KR' else 'JP' end as country
    from generate_series(1, $1::int) as n
  )
  insert into orders (number, user_id, status, payment_method, locale, location, currency,
    subtotal_minor, shipping_minor, transaction_fee_minor, included_tax_minor, total_minor,
    customer_name, customer_email, customer_phone, customer_company, customer_kana, notes,
    shipping_method, country, postal_code, state, city, line1, line2, package_count, device_serial,
    needs_plate_cartridges, placed_at, unpaid_until, bank_deadline_at, paid_at, shipped_at, delivered_at,
    tracking_numbers)
  select upper(substr(hash, 1, 4) || '-' || substr(hash, 5, 4)), ids[1 + n % cardinality(ids)], status,
    case when n % 3 = 0 then 'bank_transfer' else 'card' end,
    case country when 'JP' then 'ja' when 'KR' then 'ko' else 'en' end, country, 'jpy',
    80000, 1260, 0, 7387, 81260, family || ' ' || given, 'buyer' || n || '@many.example.com',
    '+8190' || lpad((n * 7919 % 100000000)::text, 8, '0'), case when n % 9 = 0 then '株式会社' || family else '' end,
    coalesce(kana, ''), '', case country when 'JP' then 'domestic' else 'ems' end, country,
    lpad((n * 131 % 9999999)::text, 7, '0'), '東京都', '見本区', '見本町' || n % 99 || '-' || n % 20, '',
    1, '', false, placed_at, placed_at + interval '16 days', placed_at + interval '14 days',
    case when status in ('paid','confirmed','shipped','delivered') then placed_at + interval '1 day' end,
    case when status in ('shipped','delivered') then placed_at + interval '3 days' end,
    case when status = 'delivered' then placed_at + interval '5 days' end,
    case when status in ('shipped','delivered') then array[lpad((n::bigint * 104729 % 1000000000000)::text, 12, '0')] else '{}' end
  from (select *, md5('order' || n || random()) as hash from made) as hashed
  cross join buyers
  on conflict (number) do nothing`

const OURS = "customer_email like '%@many.example.com'"

const LINES = `
  insert into order_lines (order_id, position, product_id, name, quantity, unit_minor)
  select id, 0, 'kit', 'kit', 1, 80000 from orders where ${OURS}
  on conflict do nothing`

const CARTRIDGES = `
  with scents as materialized (select array_agg(serial order by serial) as serials from cartridges)
  insert into order_cartridges (order_id, serial, quantity)
  select id, serials[1 + (chance / 7 + slot * (1 + chance % 11)) % cardinality(serials)], 1
  from (select id, abs(hashtext(id::text)::bigint) as chance from orders where ${OURS}) as hashed,
    generate_series(0, 5) as slot, scents
  on conflict do nothing`

/** What was paid; of one order in sixty, a part went back a week later. */
const MONEY = `
  with paid as (select * from orders where ${OURS} and paid_at is not null), moved as (
    select id, payment_method, total_minor, currency, 'payment' as kind, paid_at as at from paid
    union all
    select id, payment_method, 13000, currency, 'refund', paid_at + interval '7 days' from paid
    where status = 'delivered' and abs(hashtext(id::text)::bigint) % 60 = 0
  )
  insert into money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
  select id, kind, payment_method, total_minor, currency, 'many-' || id, at, 'system' from moved order by at
  on conflict do nothing`

const OF_THIS_HAND = 'abs(hashtext(orders.id::text)::bigint) % $2::int = $1::int'

const SEARCH = `
  select write_order_search(array(
    select id from orders
    where not exists (select from order_search where order_id = orders.id) and ${OF_THIS_HAND}
  ))`

const EVENTS = `
  insert into order_events (order_id, at, kind, from_status, to_status, actor_kind, detail)
  select id, placed_at + n * interval '1 hour', 'noted', null, null, 'system', '{}'
  from orders, generate_series(1, $3::int) as n where ${OURS} and ${OF_THIS_HAND}`
