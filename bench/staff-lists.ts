/**
 * The console's list with 100,000 orders and 1,000,000 timeline entries beside an empty shop, in one run: node bench/staff-lists.ts
 * A first page and a search may take 100 ms in the database. Decisions, section 12.
 */
import { NO_FILTER, type OrderFilter } from '#domain/orders/list-filter.ts'
import { searchOrders } from '#domain/orders/search-orders.server.ts'

import { addManyOrders } from '../scripts/many-orders.ts'
import { staffContext } from '../tests/support/orders.ts'
import { plansOf } from '../tests/support/plans.ts'
import { setup } from '../tests/support/postgres.ts'
import { openTestShop, type TestShop } from '../tests/support/shop.ts'

const DATABASE_MS_MAX = 100
const WISHES: Record<string, Partial<OrderFilter>> = {
  'first page': {},
  'to confirm': { statuses: ['paid'] },
  'Korea, by card': { country: 'KR', method: 'card' },
  'needs a person': { needsPerson: true },
  'past the deadline': { isLate: true },
  'search: one buyer': { search: 'buyer4711@many' },
  'search: name and reading': { search: 'たかはし 花子' },
  'search: one sign': { search: '林' },
  'search: everybody': { search: 'many.example.com' },
  'search: a cartridge': { search: 'AC-CI01' },
  'search: nobody': { search: 'nobody has this' },
}

type Measured = { milliseconds: number; isWhole: boolean }

async function measure(shop: TestShop): Promise<Record<string, Measured>> {
  const staff = await staffContext(shop)
  const window = { sort: 'newest', from: null, size: 50 } as const
  const told: Record<string, Measured> = {}
  for (const [name, wish] of Object.entries(WISHES)) {
    const ask = () => searchOrders(staff, { ...NO_FILTER, ...wish }, window)
    await ask()
    const plans = await plansOf(shop.pool, ask)
    const milliseconds = plans.reduce((sum, plan) => sum + plan.milliseconds, 0)
    const isWhole = plans.some(({ nodes }) => nodes.includes('Seq Scan on orders'))
    told[name] = { milliseconds, isWhole }
  }
  return told
}

async function compare(): Promise<void> {
  await using shop = await openTestShop()
  const empty = await measure(shop)
  const began = performance.now()
  await addManyOrders(shop.pool, { orders: 100_000, events: 1_000_000, now: shop.clock.now })
  say(`filled in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const full = await measure(shop)
  for (const name of Object.keys(WISHES)) {
    const [before, after] = [empty[name], full[name]]
    if (!before || !after) continue
    const isSlow = after.milliseconds > DATABASE_MS_MAX
    const verdict = `${isSlow ? '  too slow' : ''}${after.isWhole ? '  reads all orders' : ''}`
    say(`${name.padEnd(26)} empty ${shown(before)}  full ${shown(after)}${verdict}`)
  }
}

const shown = ({ milliseconds }: Measured): string => `${milliseconds.toFixed(1).padStart(7)} ms`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const stop = await setup()
await compare()
await stop()
