/**
 * With several processes on one port (`node:cluster`), any of them can answer for all: it asks the primary, which
 * collects the metrics of every worker.
 */
import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type MetricObjectWithValues, type Registry } from 'prom-client'

/** A worker that does not answer by then is left out, so that one that hangs does not hide the others. */
const ANSWER_WITHIN_MS = 2_000

type ProcessMetrics = MetricObjectWithValues<never>[]
type Message =
  | { metrics: 'ask'; id: string }
  | { metrics: 'tell'; id: string }
  | { metrics: 'reply'; id: string; own: ProcessMetrics }
  | { metrics: 'sum'; id: string; all: ProcessMetrics[] }

/** Messages of the cluster are not all about metrics. */
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message

/** In a worker: gives the numbers of all processes. Elsewhere there is one process. */
export function gatherMetrics(own: readonly Registry[]): () => Promise<readonly Registry[]> {
  if (!cluster.isWorker) return async () => own

  const waiting = new Map<string, (all: ProcessMetrics[]) => void>()
  process.on('message', (message: unknown) => {
    if (!isMessage(message)) return
    if (message.metrics === 'tell') void tell(own, message.id)
    if (message.metrics === 'sum') waiting.get(message.id)?.(message.all)
  })
  return async () => {
    const id = randomUUID()
    const { promise, resolve } = Promise.withResolvers<ProcessMetrics[] | null>()
    const late = setTimeout(() => resolve(null), 2 * ANSWER_WITHIN_MS).unref()
    waiting.set(id, resolve)
    send({ metrics: 'ask', id })
    const all = await promise
    clearTimeout(late)
    waiting.delete(id)
    // A primary that says nothing is no reason to know nothing.
    return all === null ? own : [AggregatorRegistry.aggregate(all)]
  }
}

async function tell(own: readonly Registry[], id: string): Promise<void> {
  const lists = await Promise.all(own.map((registry) => registry.getMetricsAsJSON()))
  send({ metrics: 'reply', id, own: lists.flat() as ProcessMetrics })
}

const send = (message: Message): void => void (process.connected && process.send?.(message))

/** In the primary: passes the question on to every worker and their answers back. */
export function relayMetrics(): void {
  const asked = new Map<string, { all: ProcessMetrics[]; add(one: ProcessMetrics): void }>()
  cluster.on('message', (asker, message: unknown) => {
    if (!isMessage(message)) return
    if (message.metrics === 'reply') asked.get(message.id)?.add(message.own)
    if (message.metrics !== 'ask') return

    const { id } = message
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    const all: ProcessMetrics[] = []
    const answer = () => {
      clearTimeout(late)
      if (asked.delete(id) && asker.isConnected())
        asker.send({ metrics: 'sum', id, all } satisfies Message)
    }
    const late = setTimeout(answer, ANSWER_WITHIN_MS)
    const add = (one: ProcessMetrics) => {
      if (all.push(one) === workers.length) answer()
    }
    asked.set(id, { all, add })
    for (const worker of workers) worker?.send({ metrics: 'tell', id } satisfies Message)
  })
}
