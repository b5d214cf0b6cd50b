/** Stripe's API under /v1: from a form-encoded request to a JSON answer. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'

import { accessOf, type SandboxKeys, SECRET_KEY_REQUIRED, UNKNOWN_KEY } from './access.ts'
import { listCharges } from './charges.ts'
import { confirmIntent } from './confirm.ts'
import { retrieveDispute } from './disputes.ts'
import { type RequestFault, takeRequestFault } from './faults.ts'
import { decodeForm } from './form.ts'
import { once, type Replayable } from './idempotency.ts'
import { createIntent } from './intent-terms.ts'
import { cancelIntent, retrieveIntent } from './intents.ts'
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts'
import { type Call, newId } from './scope.ts'
import { inTransaction } from './storage.ts'
import { type Reply, rejection } from './wire.ts'

type ApiOptions = SandboxKeys & {
  pool: pg.Pool
  basePath: () => string
  now: () => Date
}

type Endpoint = {
  method: 'GET' | 'POST'
  path: string
  run: (call: Call) => Promise<Reply>
  /** May a browser call it with the publishable key? */
  isPublic?: true
}

const ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/payment_intents', run: createIntent },
  { method: 'GET', path: '/payment_intents/:id', run: retrieveIntent, isPublic: true },
  { method: 'POST', path: '/payment_intents/:id/confirm', run: confirmIntent, isPublic: true },
  { method: 'POST', path: '/payment_intents/:id/cancel', run: cancelIntent },
  { method: 'GET', path: '/charges', run: listCharges },
  { method: 'POST', path: '/refunds', run: createRefund },
  { method: 'GET', path: '/refunds', run: listRefunds },
  { method: 'GET', path: '/refunds/:id', run: retrieveRefund },
  { method: 'GET', path: '/disputes/:id', run: retrieveDispute },
]

const LARGEST_BODY_BYTES = 64 * 1024

export function sandboxApi(options: ApiOptions): Hono {
  const api = new Hono()
  api.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }))

  for (const endpoint of ENDPOINTS) {
    api.on(endpoint.method, endpoint.path, (c) => serve(c, endpoint, options))
  }
  api.all('*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}).`
    return send(newId('req'), rejection(404, { type: 'invalid_request_error', message }))
  })
  return api
}

async function serve(c: Context, endpoint: Endpoint, options: ApiOptions): Promise<Response> {
  const requestId = newId('req')
  const pairs = new URLSearchParams(
    endpoint.method === 'POST' ? await c.req.text() : new URL(c.req.url).search,
  )
  const access = accessOf(c.req.header('authorization'), pairs.get('key'), options)
  pairs.delete('key')
  if (!access) return send(requestId, UNKNOWN_KEY)
  if (access === 'publishable' && !endpoint.isPublic) return send(requestId, SECRET_KEY_REQUIRED)

  const params = decodeForm(pairs)
  if (!params) return send(requestId, UNREADABLE)

  // Where the app is mounted is not part of the call: both doors share keys and faults.
  const id = c.req.param('id') ?? ''
  const path = `/v1${endpoint.path.replace(':id', id)}`
  const fault = await takeRequestFault(options.pool, path)
  if (fault && !fault.isAfterEffect) return send(requestId, brokenReply(fault))

  const idempotencyKey =
    endpoint.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
  const done = await inTransaction(options.pool, (tx) => {
    const call: Call = {
      tx,
      now: options.now(),
      request: { id: requestId, idempotencyKey },
      access,
      params,
      id,
      basePath: options.basePath(),
    }
    return once(call, `${endpoint.method} ${path}`, () => endpoint.run(call))
  })
  return fault ? lose(c, requestId, fault) : send(requestId, done.reply, done)
}

function send(requestId: string, reply: Reply, done?: Replayable): Response {
  return Response.json(reply.body, {
    status: reply.status,
    headers: {
      'request-id': requestId,
      'cache-control': 'no-store',
      ...(done?.isReplayed && { 'idempotent-replayed': 'true' }),
      ...(reply.status === 401 && { 'www-authenticate': 'Bearer realm="payment sandbox"' }),
    },
  })
}

/** The effect is committed; the caller learns nothing of it. */
function lose(c: Context, requestId: string, fault: RequestFault): Response {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy(): void } } // Present under Node's server only.
  if (fault.status !== null || !outgoing) return send(requestId, brokenReply(fault))

  outgoing.destroy()
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

const brokenReply = ({ status }: RequestFault): Reply =>
  rejection(status ?? 500, {
    type: 'api_error',
    message: 'The payment sandbox was told to fail here.',
  })

const UNREADABLE: Reply = rejection(400, {
  type: 'invalid_request_error',
  message: 'The parameters of this request could not be read.',
})
