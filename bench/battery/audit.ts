/** Compares the shop's ledgers after the faults with the answers that customers got. */
import {
  brokenRulesOf,
  findStockDifferences,
  readOrderRows,
} from '../../tests/support/order-model/order-rows.ts'
import { ask, type BatteryDatabase } from './databases.ts'
import type { OrderLoad } from './order-load.ts'

export type DatabaseAudit = {
  acknowledged: number
  lost: number
  doubled: number
  chargedTwice: number
  twoIntents: number
  paidUnrecorded: number
  stockDifferences: number
  /** Orders that break a rule of `order-rows.ts`, each with the rule. */
  brokenOrders: string[]
}

export async function readDatabaseAudit(
  database: BatteryDatabase,
  load: OrderLoad,
): Promise<DatabaseAudit> {
  const pool = queriesOn(database)
  const rows = await readOrderRows(pool, null)
  const ids = new Set(rows.map(({ id }) => id))
  const broken = rows.flatMap((row) => brokenRulesOf(row).map((rule) => `${row.number}: ${rule}`))
  return {
    acknowledged: load.acknowledged.length,
    lost: load.acknowledged.filter(({ orderId }) => !ids.has(orderId)).length,
    doubled: load.differing.length + (await count(database, SEVERAL_ORDERS_OF_A_KEY)),
    chargedTwice: await count(database, CHARGED_TWICE),
    twoIntents: await count(database, TWO_INTENTS),
    paidUnrecorded: await countUnrecorded(database),
    stockDifferences: (await findStockDifferences(pool)).length,
    brokenOrders: broken,
  }
}

/** Payments that the processor took and that no order knows of. */
export const countUnrecorded = (database: BatteryDatabase): Promise<number> =>
  count(
    database,
    `select 1 from payment_sandbox.charges c where not exists (
       select 1 from money_movements m
       where m.order_id::text = c.metadata->>'order_id' and m.kind = 'payment')`,
  )

/** The load gives each order an address of its own. */
const SEVERAL_ORDERS_OF_A_KEY = 'select customer_email from orders group by 1 having count(*) > 1'
const CHARGED_TWICE = `select metadata->>'order_id' from payment_sandbox.charges
  group by 1 having count(*) > 1`
const TWO_INTENTS = `select body->'metadata'->>'order_id' from payment_sandbox.intents
  group by 1 having count(*) > 1`

async function count(database: BatteryDatabase, rows: string): Promise<number> {
  const [found] = await ask<{ count: number }>(
    database,
    `select count(*)::int as count from (${rows}) found`,
  )
  return found?.count ?? 0
}

/** What reads orders takes a pool. */
const queriesOn = (database: BatteryDatabase) => ({
  query: async <Row extends object>(text: string, values: unknown[]) => ({
    rows: await ask<Row>(database, text, values),
  }),
})
