/** Orders in numbers, written by the database itself: for lists that must stay quick. Nobody in them exists. */
import type pg from 'pg'

type Wanted = { orders: number; events: number; now: Date }

/** Adds to what is there. The shelf is not touched: these orders hold nothing. */
export async function addManyOrders(
  pool: Pick<pg.Pool, 'connect'>,
  { orders, events, now }: Wanted,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('alter table orders disable trigger order_search_of_added')
    await client.query(BUYERS)
    await client.query(ORDERS, [orders, now])
    await client.query('alter table orders enable trigger order_search_of_added')
    await client.query(LINES)
    // Each order's words are written with its cartridges.
    await client.query(CARTRIDGES)
    await client.query(EVENTS, [Math.ceil(events / orders)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  for (const table of TABLES) await analyse(pool, table)
}

/** Whether somebody ordered here who is none of ours. */
export async function hasRealOrders(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query(
    "select 1 from orders where customer_email not like '%@many.example.com' limit 1",
  )
  return rows.length > 0
}

const TABLES = ['orders', 'order_search', 'order_cartridges', 'order_events']

async function analyse(pool: Pick<pg.Pool, 'connect'>, table: string): Promise<void> {
  const client = await pool.connect()
  // What was just written to the search is merged into its index, as the database does by itself in time.
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`vacuum analyze ${table}`)
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}

const BUYERS = `
  insert into users (email, role, locale, created_at)
  select 'buyer' || n || '@many.example.com', 'customer', 'ja', now() from generate_series(1, 1000) as n
  on conflict (email) do nothing`

/** Two years of orders: most are done, a few of each state wait. */
const ORDERS = `
  with buyers as (
    select id, row_number() over (order by id) as place from users where email like '%@many.example.com'
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
    tracking_number)
  select upper(substr(hash, 1, 4) || '-' || substr(hash, 5, 4)), buyers.id, status,
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
    case when status in ('shipped','delivered') then lpad((n::bigint * 104729 % 1000000000000)::text, 12, '0') end
  from (select *, md5('order' || n || random()) as hash from made) as hashed
  join buyers on buyers.place = 1 + n % 1000
  on conflict (number) do nothing`

const OURS = "customer_email like '%@many.example.com'"

const LINES = `
  insert into order_lines (order_id, position, product_id, name, quantity, unit_minor)
  select id, 0, 'kit', 'kit', 1, 80000 from orders where ${OURS}
  on conflict do nothing`

const CARTRIDGES = `
  with scents as (select serial, row_number() over (order by serial) as place, count(*) over () as all from cartridges)
  insert into order_cartridges (order_id, serial, quantity)
  select orders.id, scents.serial, 1
  from (select id, abs(hashtext(id::text)::bigint) as chance from orders where ${OURS}) as orders,
    generate_series(0, 5) as slot, scents
  where scents.place = 1 + (orders.chance / 7 + slot * (1 + orders.chance % 11)) % scents.all
  on conflict do nothing`

const EVENTS = `
  insert into order_events (order_id, at, kind, from_status, to_status, actor_kind, detail)
  select id, placed_at + n * interval '1 hour', 'noted', null, null, 'system', '{}'
  from orders, generate_series(1, $1::int) as n where ${OURS}`
