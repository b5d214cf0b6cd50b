/**
 * Several processes on the cores of one machine, by Node's own cluster module: the primary keeps the database and the workers
 * alive, each worker is a whole shop. They share the port, and everything else through PostgreSQL. Decision 0033.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { readEnvironment } from '../config/env.ts'
import { log, say, setUpLog } from '../log/process-log.ts'
import { connectWithPages, type Start, sayOpen } from '../main.ts'
import { relayMetrics } from '../metrics/gather.ts'
import { aborted, unlessAborted } from './stopping.ts'
import { STOP, type WorkerMessage, type WorkerOrder } from './worker-order.ts'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

/** A worker that lived shorter than this failed at its start: the next one waits longer. */
const SHORT_LIFE_MS = 10_000
const PAUSE_MS_MAX = 30_000

/** Runs `WEB_CONCURRENCY` workers until the process is stopped. Rejects when the first of them could not start. */
export async function runCluster({ given, pages, stopping, onOpen }: Start): Promise<void> {
  const begin = performance.now()
  const { signal } = stopping
  const env = readEnvironment(given)
  setUpLog(env.log)
  const { database } = await connectWithPages(env, pages, signal)
  // The primary asks the database nothing more; it keeps the server that the workers use.
  await Promise.all([database.pool.end(), database.jobs.pool.end()])
  const { connection, embedded } = database
  const order: WorkerOrder = { connection, embedded }
  cluster.setupPrimary({ exec: WORKER })
  relayMetrics()
  // Workers accept connections themselves. Handed out by the primary, one that is on its way to a worker that dies would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  try {
    const lives = Array.from({ length: env.webConcurrency }, () => keepAlive(order, signal))
    const url = await unlessAborted(Promise.race(lives.map(({ opened }) => opened)), signal)
    sayOpen(env, url, begin)
    onOpen()
    await aborted(signal)
    say('Closing: running requests are answered first')
  } finally {
    stopping.stop()
    await Promise.all(Object.values(cluster.workers ?? {}).map(endWorker))
    await database.stopServer()
  }
}

/** One worker, and another one whenever it ends. `opened` is the address at which it serves. */
function keepAlive(order: WorkerOrder, signal: AbortSignal): { opened: Promise<string> } {
  const { promise: opened, resolve, reject } = Promise.withResolvers<string>()
  opened.catch(() => {})

  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      const begin = Date.now()
      const worker = cluster.fork({ SHOP_WORKER: JSON.stringify(order) })
      // Metrics pass here too.
      worker.on('message', (message: WorkerMessage | { kind?: never }) => {
        if (message.kind === 'open') resolve(message.url)
        if (message.kind === 'failed') reject(new Error(message.reason))
      })
      const [code, by] = await once(worker, 'exit')
      if (signal.aborted) return
      reject(new Error(`a worker ended with ${by ?? code} before it served`))
      const ending = `worker ${worker.process.pid} ended with ${by ?? code}`
      log.error(`${ending}; another one is started`)
      failures = Date.now() - begin < SHORT_LIFE_MS ? failures + 1 : 0
      // The first time at once: most ends are unexpected errors that do not come again.
      const ms = failures < 2 ? 0 : Math.min(PAUSE_MS_MAX, 1_000 * 2 ** (failures - 2))
      await pause(ms, undefined, { signal }).catch(() => {})
    }
  }
  void run()
  return { opened }
}

/** The worker closes by itself within its own limit. */
async function endWorker(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return
  const ended = once(worker, 'exit')
  if (worker.isConnected()) worker.send(STOP)
  await ended
}
