/** The simulated device of the site, at an address of this machine. It says what a real one does silently. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

import { CALL_NAMES, CALLS } from '../../src/domain/device-api/calls.ts'
import {
  callDevice,
  type DeviceState,
  deviceAtRest,
  viewChambers,
} from '../../src/domain/device-api/simulator.ts'

type Options = { serial: string; now?: () => number; say: (line: string) => void }

export function deviceServer({ serial, now = Date.now, say }: Options): Server {
  let state: DeviceState = deviceAtRest(serial)
  return createServer(async (request, response) => {
    const name = CALL_NAMES.find((one) => isFor(request, CALLS[one]))
    if (name === undefined) {
      say(`${request.method} ${request.url} 404`)
      response.writeHead(404).end()
      return
    }
    const reply = callDevice(state, { name, body: jsonIn(await text(request)) }, now())
    state = reply.state
    const { status, body } = reply.answer
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    say(`${request.method} ${request.url} ${status} ${chambersOf(state, now())}`.trimEnd())
    for (const caution of reply.cautions) {
      say(`  caution: ${caution.code}${'chamber' in caution ? `, chamber ${caution.chamber}` : ''}`)
    }
  })
}

const isFor = ({ method, url }: IncomingMessage, call: { method: string; path: string }): boolean =>
  method === call.method && url?.split('?')[0] === call.path

/** What is no JSON is invalid to a device. */
function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const chambersOf = (state: DeviceState, nowMs: number): string =>
  viewChambers(state, nowMs)
    .filter(({ phase }) => phase === 'spraying')
    .map(({ chamber, percent, leftMs }) => `chamber ${chamber} ${percent}% for ${leftMs / 1000} s`)
    .join(', ')
