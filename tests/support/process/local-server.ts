/** Servers of tests, on free ports of this machine. */
import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

import { portOf } from '#server/http/listen.ts'

/** Returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return portOf(server)
}

/** Cuts what is open. */
export async function closeNow(server: HttpServer): Promise<void> {
  server.closeAllConnections()
  await once(server.close(), 'close')
}

/** A port for a server whose address must be known before it starts, and one where nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  await once(server.close(), 'close')
  return port
}
