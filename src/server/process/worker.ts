/** A worker of `cluster.ts`: a whole shop on the database that the primary has opened. */

import { readEnvironment } from '../config/env.ts'
import { openDatabase } from '../db/open.ts'
import { log, setUpLog } from '../log/process-log.ts'
import { closeWhenStopped, openPages } from '../main.ts'
import { builtPages } from '../pages/built-pages.ts'
import { explain } from './explain.ts'
import { watchSignals } from './stopping.ts'
import { STOP, type WorkerMessage, type WorkerOrder } from './worker-order.ts'

// The primary wrote it.
const order = JSON.parse(process.env.SHOP_WORKER ?? '') as WorkerOrder
const stopping = watchSignals(log)
process.on('message', (message) => {
  if (message === STOP) stopping.stop()
})
// Without its primary there is neither a port nor, on a database of its own, a server.
process.on('disconnect', () => stopping.stop())

try {
  const env = readEnvironment(process.env)
  setUpLog(env.log)
  const database = { ...openDatabase(order.connection, log), embedded: order.embedded }
  const shop = await openPages(env, database, builtPages)
  await tell({ kind: 'open', url: shop.url })
  await closeWhenStopped(shop, stopping.signal)
} catch (error) {
  await tell({ kind: 'failed', reason: explain(error) })
  process.exit(1)
}
process.exit(stopping.exitCode())

/** Resolves when it is sent, or can't be. */
function tell(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve())
    else resolve()
  })
}
