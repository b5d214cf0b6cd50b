/** Delivers over HTTP: one connection each, to a checked address, with timeouts for connecting and reading. */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type TcpNetConnectOpts } from 'node:net'

import { hostOf, type Reach, readEndpointUrl } from '#domain/webhooks/endpoint-address.server.ts'
import { ANSWER_BYTES_MAX, ANSWER_TIMEOUT_SECONDS } from '#domain/webhooks/policy.ts'
import type {
  SendFailure,
  SendWebhook,
  WebhookAnswer,
  WebhookRequest,
} from '#domain/webhooks/sender.ts'

import { guardedLookup, type Names, NotConnected } from './guarded-lookup.ts'

type Options = { reach: Reach; timeoutMs?: number; names?: Names }

type Outcome =
  | Omit<Extract<WebhookAnswer, { kind: 'answered' }>, 'durationMs'>
  | Omit<Extract<WebhookAnswer, { kind: 'unanswered' }>, 'durationMs'>

export function webhookSender(options: Options): SendWebhook {
  return async (request) => {
    const begun = performance.now()
    const outcome = await exchange(request, options).catch((error) => ({
      kind: 'unanswered' as const,
      failure: failureOf(error),
    }))
    return { ...outcome, durationMs: Math.round(performance.now() - begun) }
  }
}

async function exchange(request: WebhookRequest, options: Options): Promise<Outcome> {
  // Rules may have grown stricter since the endpoint was made, and an address is never looked up.
  const url = readEndpointUrl(request.url, options.reach)
  if (!url.ok) throw new NotConnected('ADDRESS_REFUSED')

  const signal = AbortSignal.timeout(options.timeoutMs ?? ANSWER_TIMEOUT_SECONDS * 1000)
  const answer = await answerTo(open(new URL(url.value), request, { ...options, signal }))
  const beginning = await beginningOf(answer)
  return { kind: 'answered', status: answer.statusCode ?? 0, beginning }
}

type Opening = Options & { signal: AbortSignal }

/** Of several addresses each gets so long: by default Node gives up on what is a quarter of a second away. */
const CONNECTING = { autoSelectFamilyAttemptTimeout: 2_000 } satisfies Partial<TcpNetConnectOpts>

/** Without an agent, Node follows no redirect, reuses no connection, and calls `lookup` for every name. */
function open(url: URL, { headers, body }: WebhookRequest, options: Opening): ClientRequest {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest
  const request = start(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
    lookup: guardedLookup(options.reach, options.names),
    ...CONNECTING,
    ...(isIP(hostOf(url)) === 0 && { servername: url.hostname }),
    signal: options.signal,
  })
  request.end(body)
  return request
}

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    // Stays: what breaks after the answer began must not end the process.
    request.on('error', reject)
    // An answer that changes the protocol (101) ends without either; after those this says nothing.
    request.once('close', () => reject(new Error('closed without an answer')))
  })

/** The status is known by now, so an end of the reading (length, timeout or a broken connection) changes nothing. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= ANSWER_BYTES_MAX) break
    }
  } catch {
    // The status already says it.
  }
  answer.destroy()
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES_MAX).toString('utf8')
  return text.replaceAll(UNPRINTABLE, ' ').trim()
}

/** Controls, which the database or a page could stumble over, and halves of characters at the cut. */
const UNPRINTABLE = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{fffd}]+/gu

const FAILURES: Readonly<Record<string, SendFailure>> = {
  ADDRESS_REFUSED: 'address_refused',
  ABORT_ERR: 'timed_out',
  ETIMEDOUT: 'timed_out',
  ENOTFOUND: 'name_unknown',
  ECONNREFUSED: 'connection_refused',
}

function failureOf(error: unknown): SendFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = FAILURES[code]
  if (known) return known
  return /CERT|SIGNATURE|TLS|SSL|ALTNAME/.test(code) ? 'certificate_invalid' : 'connection_broken'
}
