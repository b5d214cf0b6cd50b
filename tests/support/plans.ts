/** How the database goes about what a use case asks it, as `explain (analyze)` tells. */
import pg from 'pg'

type Asked = { text: string; values: unknown[] }
type Plan = { text: string; nodes: string[]; milliseconds: number }
type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }
type Explained = {
  'QUERY PLAN': [{ Plan: Node; 'Execution Time': number; 'Planning Time': number }]
}

/** Every reading question of `work`, asked once more for its plan: "Seq Scan on orders" and the like. */
export async function plansOf(
  pool: Pick<pg.Pool, 'query'>,
  work: () => Promise<unknown>,
): Promise<Plan[]> {
  const asked = await askedBy(work)
  const plans: Plan[] = []
  for (const { text, values } of asked.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
    const { rows } = await pool.query<Explained>(`explain (analyze, format json) ${text}`, values)
    const told = rows[0]?.['QUERY PLAN'][0]
    if (!told) throw new Error(`no plan for ${text}`)
    const milliseconds = told['Execution Time'] + told['Planning Time']
    plans.push({ text, milliseconds, nodes: nodesOf(told.Plan) })
  }
  return plans
}

const nodesOf = (node: Node): string[] => [
  node['Relation Name'] ? `${node['Node Type']} on ${node['Relation Name']}` : node['Node Type'],
  ...(node.Plans ?? []).flatMap(nodesOf),
]

async function askedBy(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [sent, values] = given as [{ text: string } | string, unknown[] | undefined]
    asked.push({ text: typeof sent === 'string' ? sent : sent.text, values: values ?? [] })
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return asked
}
