/** The query plans of a use case, by `explain (analyze)`. */
import type pg from 'pg'

import { PreparedClient } from '#server/db/prepared-client.ts'

type Asked = { text: string; values: unknown[] }
type Plan = {
  text: string
  nodes: string[]
  milliseconds: number
  /** How many rows the busiest scan of one table read, including those that it filtered out. */
  rowsRead: number
}
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}
type Explained = {
  'QUERY PLAN': [{ Plan: Node; 'Execution Time': number; 'Planning Time': number }]
}

/** Every reading query of `work`, sent once more for its plan: "Seq Scan on orders" and the like. */
export async function queryPlansOf(
  pool: Pick<pg.Pool, 'query'>,
  work: () => Promise<unknown>,
): Promise<Plan[]> {
  const asked = await askedBy(work)
  const plans: Plan[] = []
  for (const { text, values } of asked.filter(({ text }) => /^[\s(]*(select|with)/i.test(text))) {
    const { rows } = await pool.query<Explained>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    )
    const told = rows[0]?.['QUERY PLAN'][0]
    if (!told) throw new Error(`no plan for ${text}`)
    const milliseconds = told['Execution Time'] + told['Planning Time']
    const each = flat(told.Plan)
    const rowsRead = Math.max(...each.map(rowsReadBy))
    plans.push({ text, milliseconds, nodes: each.map(nameOf), rowsRead })
  }
  return plans
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)]

const nameOf = (node: Node): string =>
  node['Relation Name'] ? `${node['Node Type']} on ${node['Relation Name']}` : node['Node Type']

const rowsReadBy = (node: Node): number => {
  if (!node['Relation Name']) return 0
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + left) * node['Actual Loops']
}

async function askedBy(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { query } = PreparedClient.prototype
  PreparedClient.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [sent, values] = given as [{ text: string } | string, unknown[] | undefined]
    asked.push({ text: typeof sent === 'string' ? sent : sent.text, values: values ?? [] })
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    PreparedClient.prototype.query = query
  }
  return asked
}
