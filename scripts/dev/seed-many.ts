/** Fills the database of the shop with made-up orders and what belongs to them, to measure its lists. */

import { readEnvironment } from '../../src/server/config/env.ts'
import { SILENT } from '../../src/server/log/log.ts'
import { connectDatabase } from '../../src/server/process/connect.ts'
import { explain } from '../../src/server/process/explain.ts'
import { readCommandLine } from '../usage.ts'
import { addManyAround } from './many-around.ts'
import { addManyOrders, hasRealOrders } from './many-orders.ts'

function readCommand() {
  const { values } = readCommandLine('seed-many', {
    options: {
      orders: { type: 'string', default: '100000' },
      events: { type: 'string', default: '1000000' },
      force: { type: 'boolean', default: false },
    },
  })
  const [orders, events] = [Number(values.orders), Number(values.events)]
  const isWhole = Number.isSafeInteger(orders) && Number.isSafeInteger(events)
  if (!isWhole || orders < 1 || events < 0) throw new Error('How many must be whole numbers.')
  return { orders, events, isForced: values.force }
}

async function run(): Promise<void> {
  const { orders, events, isForced } = readCommand()
  const database = await connectDatabase(readEnvironment(process.env), {
    log: SILENT,
    attachOnly: true,
  })
  try {
    if (!isForced && (await hasRealOrders(database.pool)))
      throw new Error('This shop has real orders. Use --force to fill it even so.')
    const began = performance.now()
    const now = new Date()
    await addManyOrders(database.pool, { orders, events, now })
    await addManyAround(database.pool, { orders, now })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`${orders} orders and ${events} entries in ${seconds} s.\n`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
