/** What a backup must give back: how many rows each table has, and the sums that the business is measured by. */

import type { ClientBase } from 'pg'
import { z } from 'zod'

const count = z.number().int()
const sum = z.object({ of: z.string(), count, amount: z.number() })

export const Figures = z.object({
  /** Rows, by `schema.table`. */
  tables: z.record(z.string(), count),
  /** By state and currency. */
  orders: z.array(sum),
  /** The book of money, by kind, method and currency. */
  money: z.array(sum),
  /** By state and currency. */
  refunds: z.array(sum),
  /** On hand and reserved. */
  stock: z.array(sum),
  lastOrderAt: z.string().nullable(),
})
export type Figures = z.infer<typeof Figures>

type Client = Pick<ClientBase, 'query'>

/** Ours and those of the job queue; what PostgreSQL empties after a crash is no part of a backup. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and relpersistence = 'p'
       and nspname not like 'pg\\_%' and nspname <> 'information_schema'
     order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All at one moment when the session is in a transaction that sees one. A database without our tables has no sums. */
export async function readFigures(client: Client): Promise<Figures> {
  const names = await listTables(client)
  const tables: Record<string, number> = {}
  for (const name of names) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::float8 as count from ${name}`,
    )
    tables[name] = rows[0]?.count ?? 0
  }
  const sums = async (table: keyof typeof SUMS) =>
    names.includes(table) ? (await client.query<z.infer<typeof sum>>(SUMS[table])).rows : []
  return {
    tables,
    orders: await sums('public.orders'),
    money: await sums('public.money_movements'),
    refunds: await sums('public.refunds'),
    stock: await sums('public.cartridge_stock'),
    lastOrderAt: names.includes('public.orders') ? await lastOrderAt(client) : null,
  }
}

const SUMS = {
  'public.orders': `
    select status || ' ' || currency as of, count(*)::float8 as count, sum(total_minor)::float8 as amount
    from orders group by 1 order by 1`,
  'public.money_movements': `
    select concat_ws(' ', kind, method, currency) as of, count(*)::float8 as count,
      sum(amount_minor)::float8 as amount
    from money_movements group by 1 order by 1`,
  'public.refunds': `
    select state || ' ' || currency as of, count(*)::float8 as count, sum(amount_minor)::float8 as amount
    from refunds group by 1 order by 1`,
  'public.cartridge_stock': `
    select name as of, count(*)::float8 as count, sum(amount)::float8 as amount
    from cartridge_stock, lateral (values ('on hand', on_hand), ('reserved', reserved)) as of_shelf (name, amount)
    group by 1 order by 1`,
} as const

async function lastOrderAt(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    'select max(placed_at) as at from orders',
  )
  return rows[0]?.at?.toISOString() ?? null
}

/** What differs, one line each; none when the two are the same. */
export function differencesOf(written: Figures, found: Figures): string[] {
  const [before, after] = [linesOf(written), linesOf(found)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'none'}, restored ${after.get(name) ?? 'none'}`)
}

function linesOf({ tables, lastOrderAt, ...ledgers }: Figures): Map<string, string> {
  const sums = Object.entries(ledgers).flatMap(([ledger, lines]) =>
    lines.map(({ of, count, amount }) => [`${ledger} ${of}`, `${count} of ${amount}`] as const),
  )
  const rows = Object.entries(tables).map(
    ([name, count]) => [`rows of ${name}`, `${count}`] as const,
  )
  return new Map([...rows, ...sums, ['last order', lastOrderAt ?? 'none']])
}
