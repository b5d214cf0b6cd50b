/**
 * Three workers on one port, each with a counter of what it answered. `/hang` stops the worker that answers it. Prints the port.
 */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { Counter, Gauge, Registry } from 'prom-client'

import { gatherMetrics, relayMetrics } from '#server/metrics/gather.ts'

const WORKERS = 3

if (cluster.isPrimary) {
  relayMetrics()
  let listening = 0
  for (let at = 0; at < WORKERS; at += 1) cluster.fork()
  cluster.on('listening', (_worker, { port }) => {
    listening += 1
    if (listening === WORKERS) process.stdout.write(`${port}\n`)
  })
} else {
  const registry = new Registry()
  const registers = [registry]
  const answered = new Counter({ name: 'answered_total', help: 'By all.', registers })
  const largest = new Gauge({ name: 'largest', help: 'Of all.', aggregator: 'max', registers })
  largest.set(cluster.worker?.id ?? 0)
  const gather = gatherMetrics([registry])
  createServer(async (request, response) => {
    if (request.url === '/metrics') {
      const [all] = await gather()
      response.end(await all?.metrics())
      return
    }
    answered.inc()
    response.end(String(process.pid))
    if (request.url === '/hang') response.once('close', () => process.kill(process.pid, 'SIGSTOP'))
  }).listen(0, '127.0.0.1')
}
