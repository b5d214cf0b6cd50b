/** A hand that draws papers beside the server: a paper costs more than a request may wait for. Decision 0021. */
import { parentPort } from 'node:worker_threads'

import type { Paper } from '#domain/orders/documents/order-document.ts'

import { drawPaper } from './draw-document.ts'

export type PrintOrder = { id: number; paper: Paper; siteUrl: string }
export type Printed = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; fault: string }

/** One after the other: the next paper is not sooner by being begun. */
let queue = Promise.resolve()

parentPort?.on('message', (order: PrintOrder) => {
  queue = queue.then(() => print(order))
})

async function print({ id, paper, siteUrl }: PrintOrder): Promise<void> {
  try {
    const pdf = await drawPaper(paper, siteUrl)
    parentPort?.postMessage({ id, pdf } satisfies Printed, [pdf.buffer])
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, fault } satisfies Printed)
  }
}
