/** The server of a limit: node:http with one handler, and no framework. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers each request with the JSON of `answer`. Prints its port. */
export function serveJson(
  status: number,
  answer: (request: IncomingMessage) => Promise<unknown>,
): void {
  const server = createServer(async (request, response) => {
    try {
      const text = JSON.stringify(await answer(request))
      const length = Buffer.byteLength(text)
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': length })
      response.end(text)
    } catch (error) {
      response.writeHead(500)
      response.end(String(error))
    }
  })
  server.listen(0, '127.0.0.1', () => {
    // A TCP server that listens has a port.
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
  })
}
