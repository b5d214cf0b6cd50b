/** Requests on one connection are handled one after the other, however many of them a client sends at once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { PIPELINED_MAX } from './policy.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Node hands over each request as soon as it is read, and only sends their answers in order. */
export function oneAtATime(handle: Handler, onTooMany: () => void): Handler {
  const lines = new WeakMap<Socket, (() => void)[]>()

  const begin = (request: IncomingMessage, response: ServerResponse, line: (() => void)[]) => {
    response.once('close', () => {
      const next = line.shift()
      if (next) next()
      else lines.delete(request.socket)
    })
    handle(request, response)
  }

  return (request, response) => {
    const line = lines.get(request.socket)
    if (line === undefined) {
      const own: (() => void)[] = []
      lines.set(request.socket, own)
      begin(request, response, own)
    } else if (line.length < PIPELINED_MAX) {
      line.push(() => begin(request, response, line))
    } else {
      line.length = 0
      onTooMany()
      request.socket.destroy()
    }
  }
}
