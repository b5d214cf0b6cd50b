/**
 * What the console asks its database, in an empty shop and then in the same shop filled as years would. Writes a table
 * for docs/measurements.md. A first page and a search may take 100 ms in the database. Decisions, section 12.
 */

import { addManyAround } from '../scripts/dev/many-around.ts'
import { addManyOrders } from '../scripts/dev/many-orders.ts'
import { readCommandLine } from '../scripts/usage.ts'
import setup from '../tests/support/database/postgres.ts'
import { queryPlansOf } from '../tests/support/database/query-plans.ts'
import { staffContext } from '../tests/support/shop/orders.ts'
import { openTestShop, type TestShop } from '../tests/support/shop/shop.ts'
import { questionsTo } from './staff-questions.ts'

const DATABASE_MS_MAX = 100
const TIMES = 5

/** The middle of some runs, without the first. */
type Measured = { milliseconds: number; queries: number; rowsRead: number }

async function measure(shop: TestShop): Promise<Map<string, Measured>> {
  const staff = await staffContext(shop, 'administrator')
  const measured = new Map<string, Measured>()
  for (const [name, ask] of await questionsTo(shop, staff)) {
    await ask()
    const runs: Measured[] = []
    while (runs.length < TIMES) {
      const plans = await queryPlansOf(shop.pool, ask)
      runs.push({
        milliseconds: plans.reduce((sum, plan) => sum + plan.milliseconds, 0),
        queries: plans.length,
        rowsRead: Math.max(0, ...plans.map(({ rowsRead }) => rowsRead)),
      })
    }
    runs.sort((one, other) => one.milliseconds - other.milliseconds)
    const middle = runs[Math.floor(TIMES / 2)]
    if (middle) measured.set(name, middle)
  }
  return measured
}

async function compare({ orders, events }: { orders: number; events: number }): Promise<void> {
  await using shop = await openTestShop()
  const empty = await measure(shop)
  const began = performance.now()
  const { now } = shop.clock
  await addManyOrders(shop.pool, { orders, events, now })
  await addManyAround(shop.pool, { orders, now })
  const seconds = (performance.now() - began) / 1000
  const full = await measure(shop)

  say(
    `${number(orders)} orders, ${number(events)} timeline entries; filled in ${seconds.toFixed(0)} s.`,
  )
  say('')
  say('| Asked | Queries | Empty shop, ms | Full shop, ms | Rows looked at by the busiest query |')
  say('|---|---:|---:|---:|---:|')
  for (const [name, { milliseconds, queries, rowsRead }] of full) {
    const before = empty.get(name)?.milliseconds.toFixed(1) ?? '–'
    const after = milliseconds.toFixed(1)
    const shown = milliseconds > DATABASE_MS_MAX ? `**${after}**` : after
    say(`| ${name} | ${queries} | ${before} | ${shown} | ${number(rowsRead)} |`)
  }
  const slow = [...full].filter(([, { milliseconds }]) => milliseconds > DATABASE_MS_MAX)
  say('')
  say(`${slow.length} of ${full.size} took more than ${DATABASE_MS_MAX} ms.`)
}

const number = (count: number): string => Math.round(count).toLocaleString('en')

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readCommand() {
  const { values } = readCommandLine('staff-lists', {
    options: {
      orders: { type: 'string', default: '100000' },
      events: { type: 'string', default: '1000000' },
    },
  })
  return { orders: Number(values.orders), events: Number(values.events) }
}

const wanted = readCommand()
const stop = await setup()
await compare(wanted)
await stop()
