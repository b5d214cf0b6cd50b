/** A line to the shop on which requests arrive and some answers are lost. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { closeNow, listenLocally } from '../process/local-server.ts'

type Fault = 'nothing' | 'answer lost' | 'answer cut off' | 'page of a proxy' | 503

export async function openUnsteadyLine(shopAddress: string) {
  const faults: Fault[] = []
  const seen: { call: string; key: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const fault = faults.shift()
    seen.push({
      call: `${request.method} ${request.url?.replace(/\?.*/, '')}`,
      key: request.headers['idempotency-key']?.toString(),
    })
    const answer = fault === 503 ? null : await forwarded(shopAddress, request)
    if (fault === 'answer lost') request.socket.destroy()
    else if (fault === 'answer cut off') cutOff(response, answer)
    else if (fault === 503) response.writeHead(503).end()
    else if (fault === 'page of a proxy') response.writeHead(200).end('<h1>Welcome</h1>')
    else response.writeHead(answer?.status ?? 500).end(await answer?.text())
  })
  const port = await listenLocally(server)

  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    /** What happens to the next requests, one each. */
    fail: (...next: Fault[]) => faults.push(...next),
    async [Symbol.asyncDispose]() {
      await closeNow(server)
    },
  }
}

/** The head arrives, and less than it promises. */
function cutOff(response: ServerResponse, answer: Response | null): void {
  response.writeHead(answer?.status ?? 500, { 'content-length': 1000 })
  response.write('{"data":', () => response.destroy())
}

async function forwarded(shopAddress: string, request: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { host: _, connection: __, ...headers } = request.headers
  return fetch(`${shopAddress}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>, // The client repeats none.
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  })
}
