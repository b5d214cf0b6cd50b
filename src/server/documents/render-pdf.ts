/**
 * Renders PDFs in a worker thread. The thread starts with the first document and stops after a minute without one,
 * because the fonts take memory. Decision 0021.
 */
import { Worker } from 'node:worker_threads'

import type { OrderDocuments } from '#domain/orders/documents/order-document.ts'
import { asError } from '#server/process/error-facts.ts'

import type { RenderRequest, RenderResult } from './pdf-worker.ts'

type Waiting = { done: (pdf: Uint8Array<ArrayBuffer>) => void; fail: (error: Error) => void }

type Press = { worker: Worker; waiting: Map<number, Waiting>; closing: NodeJS.Timeout | null }

const IDLE_MS = 60_000
/** Longer than any document takes, even on a busy machine. */
const RENDER_TIMEOUT_MS = 15_000

let press: Press | null = null
let orders = 0

export async function renderPdf(
  documents: OrderDocuments,
  siteUrl: string,
  seal: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const opened = openPress()
  if (opened.closing) clearTimeout(opened.closing)
  orders += 1
  const order: RenderRequest = { id: orders, documents, siteUrl, seal }
  const late = setTimeout(() => close(opened), RENDER_TIMEOUT_MS)
  try {
    return await new Promise((done, fail) => {
      opened.waiting.set(order.id, { done, fail })
      // A document being rendered keeps the process alive; an idle worker does not.
      opened.worker.ref()
      opened.worker.postMessage(order)
    })
  } finally {
    clearTimeout(late)
  }
}

function openPress(): Press {
  if (press) return press

  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url))
  const opened: Press = { worker, waiting: new Map(), closing: null }
  worker.on('message', (result: RenderResult) => hand(opened, result))
  worker.on('error', (error) => abandon(opened, asError(error)))
  worker.on('exit', () => abandon(opened, new Error('the press stopped before the paper was done')))
  press = opened
  return opened
}

function hand(opened: Press, result: RenderResult): void {
  const { waiting, worker } = opened
  const waits = waiting.get(result.id)
  waiting.delete(result.id)
  if ('pdf' in result) waits?.done(result.pdf)
  else waits?.fail(new Error(`a document was not rendered: ${result.stack}`))
  if (waiting.size > 0) return

  worker.unref()
  opened.closing = setTimeout(() => close(opened), IDLE_MS).unref()
}

/** A worker that is about to stop gets no more work. */
function close(opened: Press): void {
  if (press === opened) press = null
  void opened.worker.terminate()
}

/** Rejects all waiting requests; the next document starts a new worker. */
function abandon(opened: Press, error: Error): void {
  if (press === opened) press = null
  for (const { fail } of opened.waiting.values()) fail(error)
  opened.waiting.clear()
}
