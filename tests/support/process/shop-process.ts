/**
 * A shop in a process of its own, to be killed. `FAULT=after_intent` ends it silently between the card processor's
 * answer and our commit; `IDLE=1` runs no jobs. Requests about a payment whose id begins with `UNANSWERED` are never
 * answered. After SIGUSR2 the process is busy for a while. SIGHUP throws an uncaught error. Prints its address.
 */

import { flushCompileCache } from 'node:module'

import { readEnvironment } from '#server/config/env.ts'
import { openLog } from '#server/log/open-log.ts'
import { closeWhenStopped } from '#server/main.ts'
import { openShop } from '#server/open-shop.ts'
import { connectDatabase } from '#server/process/connect.ts'
import { watchSignals } from '#server/process/stopping.ts'

const log = openLog({
  format: 'text',
  level: 'info',
  write: (line) => void process.stderr.write(line),
})
const stopping = watchSignals(log)
process.on('SIGHUP', () => {
  throw new Error('a bug of the test')
})
const env = readEnvironment(process.env)
const database = await connectDatabase(env, { log, signal: stopping.signal })
const shop = await openShop({
  env,
  database,
  log,
  pages: null,
  worksInBackground: process.env.IDLE !== '1',
})

if (process.env.FAULT === 'after_intent') {
  const { gateway } = shop.cards
  const create = gateway.createIntent
  gateway.createIntent = async (request) => {
    await create(request)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  }
}

const { UNANSWERED } = process.env
if (UNANSWERED) {
  const { gateway } = shop.cards
  const find = gateway.findIntent
  gateway.findIntent = (id) => (id.startsWith(UNANSWERED) ? new Promise(() => {}) : find(id))
}

const BUSY_MS = Number(process.env.BUSY_MS ?? 8_000)
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS)
})
// Who is killed writes nothing when they end.
flushCompileCache()
process.stdout.write(`${shop.url}\n`)
await closeWhenStopped(shop, stopping.signal)
process.exit(stopping.exitCode())
