/** The sandbox's state: a database schema of its own, separate from the shop's. */
import type pg from 'pg'

const SCHEMA_SQL = `
create schema if not exists payment_sandbox;

create table if not exists payment_sandbox.intents (
  id text primary key,
  position bigint generated always as identity unique,
  body json not null,
  card json,
  return_url text,
  outcome text check (outcome in ('succeeds', 'declined')),
  settles_at timestamptz
);
create index if not exists intents_settling on payment_sandbox.intents (settles_at)
  where settles_at is not null;

create table if not exists payment_sandbox.charges (
  id text primary key,
  position bigint generated always as identity unique,
  intent_id text not null unique references payment_sandbox.intents (id),
  amount integer not null check (amount > 0),
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  currency text not null,
  card json not null,
  payment_method text not null,
  metadata json not null,
  is_disputed boolean not null default false,
  created_at timestamptz not null
);

create table if not exists payment_sandbox.disputes (
  id text primary key,
  position bigint generated always as identity unique,
  charge_id text not null references payment_sandbox.charges (id),
  intent_id text not null references payment_sandbox.intents (id),
  amount integer not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null,
  due_at timestamptz not null,
  created_at timestamptz not null
);

create table if not exists payment_sandbox.refunds (
  id text primary key,
  position bigint generated always as identity unique,
  charge_id text not null references payment_sandbox.charges (id),
  intent_id text not null references payment_sandbox.intents (id),
  amount integer not null check (amount > 0),
  currency text not null,
  metadata json not null,
  created_at timestamptz not null
);
create index if not exists refunds_of_charge on payment_sandbox.refunds (charge_id);

create table if not exists payment_sandbox.events (
  id text primary key,
  position bigint generated always as identity unique,
  type text not null,
  body json not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  leased_until timestamptz,
  delivered_at timestamptz
);
create index if not exists events_due on payment_sandbox.events (next_attempt_at)
  where next_attempt_at is not null;

create table if not exists payment_sandbox.answers (
  idempotency_key text primary key,
  fingerprint text not null,
  status integer not null,
  body json not null,
  created_at timestamptz not null
);

create table if not exists payment_sandbox.delivery_faults (
  only_row boolean primary key default true check (only_row),
  is_held boolean not null default false,
  is_reversed boolean not null default false,
  duplicates integer not null default 0 check (duplicates between 0 and 50)
);
insert into payment_sandbox.delivery_faults default values on conflict do nothing;

create table if not exists payment_sandbox.request_faults (
  position bigint generated always as identity primary key,
  path text,
  status integer,
  is_after_effect boolean not null,
  times_left integer not null check (times_left >= 0)
);
`

/** Makes what is missing. Any number of processes may do it at once. */
export const prepareStorage = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('payment_sandbox.prepare', 0))`)
    await tx.query(SCHEMA_SQL)
  })

export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const tx = await pool.connect()
  let broken: Error | undefined
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    tx.release(broken)
  }
}
