/** Requests on one connection are handled one after the other, however many of them a client sends at once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { PIPELINED_MAX } from './policy.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Node hands over each request as soon as it is read, and only sends their answers in order. */
export function oneAtATime(handle: Handler, onTooMany: () => void): Handler {
  const lines = new WeakMap<Socket, Line>()

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? openLine()
    lines.set(socket, line)
    const begin = () => {
      response.once('close', line.next)
      handle(request, response)
    }
    if (!line.isBusy) {
      line.isBusy = true
      begin()
    } else if (line.waiting.length < PIPELINED_MAX) {
      line.waiting.push(begin)
    } else {
      line.waiting.length = 0
      onTooMany()
      socket.destroy()
    }
  }
}

/** Of one connection. */
type Line = { isBusy: boolean; waiting: (() => void)[]; next(): void }

function openLine(): Line {
  const line: Line = {
    isBusy: false,
    waiting: [],
    next() {
      const begin = line.waiting.shift()
      line.isBusy = begin !== undefined
      begin?.()
    },
  }
  return line
}
