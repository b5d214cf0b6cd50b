/** Worker thread that renders PDFs, because rendering would block requests. Decision 0021. */
import { parentPort } from 'node:worker_threads'

import type { OrderDocuments } from '#domain/orders/documents/order-document.ts'

import { drawDocuments } from './draw-document.ts'

export type RenderRequest = {
  id: number
  documents: OrderDocuments
  siteUrl: string
  seal: Uint8Array | null
}
export type RenderResult =
  | { id: number; pdf: Uint8Array<ArrayBuffer> }
  | { id: number; stack: string }

/** Renders one document at a time: parallel rendering would not be faster. */
let queue = Promise.resolve()

parentPort?.on('message', (order: RenderRequest) => {
  queue = queue.then(() => render(order))
})

async function render({ id, documents, siteUrl, seal }: RenderRequest): Promise<void> {
  try {
    const pdf = await drawDocuments(documents, siteUrl, seal)
    parentPort?.postMessage({ id, pdf } satisfies RenderResult, [pdf.buffer])
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, stack } satisfies RenderResult)
  }
}
