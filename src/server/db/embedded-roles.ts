/**
 * The roles of the embedded PostgreSQL: a superuser for the shop's own maintenance, and the role of the pool, which owns the
 * database and nothing else: what slips through a query can't read files or run programs. Decision 0039.
 */

import { Client } from 'pg'

import type { Address } from '#server/db/embedded-socket.ts'

export const DATABASE = 'shop'
/** Of every query that the shop makes for a visitor, a job or staff. */
export const USER = 'shop'
/** Creates the database, holds the data directory and makes backups; nothing that comes from outside reaches its sessions. */
export const SUPERUSER = 'postgres'
/** The superuser must call PostgreSQL's own functions, not ones of the same name that the shop's role created. */
export const OWN_NAMES_ONLY = '-c search_path=pg_catalog'
/** Exists only while roles are separated: a session can't rename its own role. */
const MOVER = 'shop_roles_mover'

const CONNECT_MS = 5_000

export const NO_SUCH_DATABASE = '3D000'
export const NO_SUCH_ROLE = '28000'
const ROLE_EXISTS = '42710'
const DATABASE_EXISTS = '42P04'
const UNIQUE = '23505'

/** A session outside any pool. */
export async function connectAs(
  { host, port, password }: Address,
  user: string,
  database: string,
): Promise<Client> {
  const client = new Client({
    host,
    port,
    user,
    database,
    ...(password === null ? {} : { password }),
    options: OWN_NAMES_ONLY,
    application_name: `scent-shop keeper ${process.pid}`,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // Without a listener a cut session would end the whole process; its end is watched separately.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** In a cluster that is new, or whose first start was interrupted. */
export async function createShopDatabase(address: Address): Promise<void> {
  const session = await connectAs(address, SUPERUSER, 'postgres')
  try {
    await createRole(session, USER, address)
    await session.query(`create database ${DATABASE} owner ${USER}`)
  } catch (error) {
    if (![DATABASE_EXISTS, UNIQUE].includes(codeOf(error) ?? '')) throw error
  } finally {
    await session.end()
  }
}

/**
 * For a cluster that was created with `shop` as its superuser. That role can't be demoted, so it gets the superuser's name, and a
 * new `shop` is given what it owned: all in one transaction. `holdAlone` refuses while a shop uses the cluster.
 */
export async function separateRoles(
  address: Address,
  holdAlone: (session: Client) => Promise<void>,
): Promise<void> {
  const former = await connectAs(address, USER, DATABASE)
  try {
    await holdAlone(former)
    await ignoring(ROLE_EXISTS, former.query(`create role ${MOVER} superuser login`))
    if (address.password !== null) {
      const secret = former.escapeLiteral(address.password)
      await former.query(`alter role ${MOVER} password ${secret}`)
    }
    const mover = await connectAs(address, MOVER, DATABASE)
    try {
      await mover.query('begin')
      await mover.query(`alter role ${USER} rename to ${SUPERUSER}`)
      await createRole(mover, USER, address)
      await mover.query(`alter database ${DATABASE} owner to ${USER}`)
      await mover.query(GIVE_AWAY)
      await mover.query('commit')
    } finally {
      await mover.end()
    }
    await former.query(`drop role ${MOVER}`)
  } finally {
    await former.end()
  }
}

async function createRole(session: Client, role: string, { password }: Address): Promise<void> {
  const secret = password === null ? '' : `password ${session.escapeLiteral(password)}`
  const made = session.query(
    `create role ${role} nosuperuser nocreatedb nocreaterole login ${secret}`,
  )
  await ignoring(ROLE_EXISTS, made)
}

async function ignoring(code: string, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (codeOf(error) !== code) throw error
  }
}

/**
 * Everything in the database that is the superuser's and not PostgreSQL's own: `reassign owned` refuses for this role. What
 * belongs to something else (a column's sequence, a table's row type) goes with that.
 */
const GIVE_AWAY = `
  do $$
  declare statement text;
  begin
    for statement in
      with spaces as (
        select oid, nspname, nspowner from pg_namespace
        where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      ), free as (
        select 0 as classid, 0 as objid where false
        union all select classid, objid from pg_depend where deptype in ('a', 'i', 'e')
      )
      select format('alter schema %I owner to ${USER}', nspname) from spaces where nspowner = 10
      union all
      select format('alter %s %s owner to ${USER}',
          case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
          c.oid::regclass)
        from pg_class c join spaces on spaces.oid = relnamespace
        where relowner = 10 and relkind in ('r', 'p', 'v', 'm', 'S')
          and not (relkind = 'S' and exists (select from free where classid = 'pg_class'::regclass and objid = c.oid))
      union all
      select format('alter routine %s owner to ${USER}', p.oid::regprocedure)
        from pg_proc p join spaces on spaces.oid = pronamespace
        where proowner = 10 and not exists (select from free where classid = 'pg_proc'::regclass and objid = p.oid)
      union all
      select format('alter type %s owner to ${USER}', t.oid::regtype)
        from pg_type t join spaces on spaces.oid = typnamespace
        where typowner = 10 and typtype in ('e', 'd', 'r')
          and not exists (select from free where classid = 'pg_type'::regclass and objid = t.oid)
    loop
      execute statement;
    end loop;
  end $$`

export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
