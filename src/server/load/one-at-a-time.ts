/** Requests on one connection are handled one after the other, however many of them a client sends at once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { PIPELINED_MAX } from './policy.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Node hands over each request as soon as it is read, and only sends their answers in order. */
export function oneAtATime(handle: Handler, onTooMany: () => void): Handler {
  const lines = new WeakMap<Socket, Line>()
  const begin = (line: Line, request: IncomingMessage, response: ServerResponse) => {
    line.last = response
    handle(request, response)
  }
  const beginNext = (line: Line) => {
    const next = line.waiting.shift()
    if (line.waiting.length > 0) next?.response.once('close', () => beginNext(line))
    if (next) begin(line, next.request, next.response)
  }

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, { last: response, waiting: [] })
      handle(request, response)
    } else if (line.last.closed && line.waiting.length === 0) {
      begin(line, request, response)
    } else if (line.waiting.length < PIPELINED_MAX) {
      line.waiting.push({ request, response })
      // Few clients ever get here, so a response gets its listener only when another request waits for it.
      if (line.waiting.length === 1) line.last.once('close', () => beginNext(line))
    } else {
      line.waiting.length = 0
      onTooMany()
      socket.destroy()
    }
  }
}

/** Of one connection: the response that is being made, or was made last. */
type Line = {
  last: ServerResponse
  waiting: { request: IncomingMessage; response: ServerResponse }[]
}
