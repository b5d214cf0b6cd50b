/**
 * The site's own calls to `/api` and `/v1`, as their description has them: one way to send, 20 s to answer, refresh and
 * retry on an expired token. Spec §7. Refusals are values; the words come from the server in the page's language.
 */
import { fail, ok, type Result } from '#shared/result.ts'

import type { Calls } from './calls.gen.ts'
import { reportError } from './telemetry.ts'
import { HTTP_TIMEOUT_MS } from './timeout.ts'
import { clearUserRecord, readUserRecord, type UserRecord, writeUserRecord } from './user-record.ts'

export type ApiProblem = {
  /** 0 when no answer came; that of a success when its content was missing. */
  status: number
  /** A code of `contract/problems.ts`, `offline`, `timeout`, or `unexpected` for an answer that is not ours. */
  code: string
  /** A sentence for people; empty when no answer came. */
  message: string
  /** Dotted names of the fields that were refused. */
  fields: string[]
  /** Facts that belong to the code. */
  data: Record<string, unknown>
}

export type Call = keyof Calls

export type RequestOf<C extends Call> = Omit<Calls[C], 'answer'> & {
  idempotencyKey?: string
  /** Sent to its end also when the page is left meanwhile. */
  keepalive?: boolean
  signal?: AbortSignal
}

type AnyRequest = {
  path?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  idempotencyKey?: string
  keepalive?: boolean
  signal?: AbortSignal
}

/** Nothing need be given where the description asks for nothing. */
type Given<C extends Call> =
  Record<never, never> extends RequestOf<C> ? [request?: RequestOf<C>] : [request: RequestOf<C>]

/** Sends a call and gives its JSON body (`undefined` where there is none), or the problem. */
export const callApi = <C extends Call>(
  name: C,
  ...[request]: Given<C>
): Promise<Result<Calls[C]['answer'], ApiProblem>> =>
  call(name, request ?? {}, (answer) => readWhole<Calls[C]['answer']>(answer, name))

/** A call that answers with a file, and the name the server gives it. */
export const callForFile = <C extends Call>(
  name: C,
  ...[request]: Given<C>
): Promise<Result<{ name: string; file: Blob }, ApiProblem>> => call(name, request ?? {}, readFile)

type Read<T> = (answer: Response) => Promise<T>

async function call<T>(
  name: Call,
  request: AnyRequest,
  read: Read<T>,
): Promise<Result<T, ApiProblem>> {
  const before = readUserRecord()
  // Coming back after a while, the token is renewed before it is refused.
  if (before !== null && isOver(before)) await refreshToken(before.authentication_token)
  const record = readUserRecord()
  const first = await send(name, request, record?.authentication_token ?? null, read)
  if (first.ok || record === null || !isExpired(first.error)) return endIfInvalid(first)

  const token = await refreshToken(record.authentication_token)
  return token === null ? first : endIfInvalid(await send(name, request, `Bearer ${token}`, read))
}

/** These two answers are documents of their own; all others have their content under `data`. */
const WITHOUT_DATA: readonly Call[] = [
  'GET /api/captcha-challenge',
  'GET /api/users/{userId}/export',
]
const WITHOUT_BODY: readonly number[] = [202, 204]

/** A proxy may answer with an error page, or with nothing, and call it a success. */
async function readWhole<T>(answer: Response, name: Call): Promise<T> {
  const json = await readJson<T>(answer)
  const isWhole =
    json === undefined
      ? WITHOUT_BODY.includes(answer.status)
      : Object.hasOwn(Object(json), 'data') || WITHOUT_DATA.includes(name)
  if (!isWhole) throw new SyntaxError('the content is missing')
  return json
}

async function readJson<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  // The server answers what the contract says; contract tests hold it to that.
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function readFile(answer: Response): Promise<{ name: string; file: Blob }> {
  const disposition = answer.headers.get('content-disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document'
  return { name, file: await answer.blob() }
}

/** The one answer to a failed sign-in check: this browser is signed out. */
function endIfInvalid<T>(outcome: Result<T, ApiProblem>): Result<T, ApiProblem> {
  if (!outcome.ok && outcome.error.status === 401 && outcome.error.code === 'token_invalid') {
    clearUserRecord()
  }
  return outcome
}

async function send<T>(
  name: Call,
  { path, query = {}, body, idempotencyKey, keepalive = false, signal }: AnyRequest,
  authorization: string | null,
  read: Read<T>,
): Promise<Result<T, ApiProblem>> {
  const [method = 'GET', template = ''] = name.split(' ')
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  let status = 0
  try {
    const answer = await fetch(addressOf(filled(template, path), query), {
      method,
      keepalive,
      headers: {
        'x-api-key': publicApiKey(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(authorization !== null && { authorization }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    status = answer.status
    return answer.ok
      ? ok(await read(answer))
      : fail(problemOf(status, await readJson<unknown>(answer)))
  } catch (error) {
    return fail({ status, code: codeOf(error, name), message: '', fields: [], data: {} })
  }
}

/** Being offline is not reported; a timeout and a malformed response are. */
function codeOf(error: unknown, name: Call): 'offline' | 'timeout' | 'unexpected' {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  const isMalformed = error instanceof SyntaxError
  if (isTimeout) reportError(new Error(`No answer in time: ${name}`))
  if (isMalformed) reportError(new Error(`An answer that is not ours: ${name}`))
  if (isTimeout) return 'timeout'
  return isMalformed ? 'unexpected' : 'offline'
}

const filled = (template: string, values: Record<string, string> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))

function addressOf(path: string, query: NonNullable<AnyRequest['query']>): URL {
  const address = new URL(path, location.origin)
  address.searchParams.set('locale', document.documentElement.lang)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value))
  }
  return address
}

/** Public by design: it tells the site from partners. The root page carries it. */
const publicApiKey = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="public-api-key"]')?.content ?? ''

function problemOf(status: number, json: unknown): ApiProblem {
  const { error } = (json ?? {}) as { error?: unknown }
  if (typeof error === 'string') {
    return { status, code: error, message: error, fields: [], data: {} }
  }
  const { code, message, fields, data } = (error ?? {}) as Partial<ApiProblem>
  return {
    status,
    code: code ?? 'unexpected',
    message: message ?? '',
    fields: fields ?? [],
    data: data ?? {},
  }
}

const isExpired = ({ status, code }: ApiProblem): boolean =>
  status === 401 && code.toLowerCase() === 'token expired'

/** By the clock of this browser; where that is ahead, a token from the last refresh is sent all the same. */
const isOver = ({ token_expiry, authentication_token }: UserRecord): boolean =>
  Date.parse(token_expiry) <= Date.now() && authentication_token !== refreshedHere

let refreshedHere: string | null = null

/** One refresh at a time over all tabs; those that waited find the new token in the record. */
async function refreshToken(expired: string): Promise<string | null> {
  return navigator.locks.request('auth', async () => {
    const record = readUserRecord()
    if (record === null) return null
    if (record.authentication_token !== expired) return record.authentication_token

    type Refreshed = Calls['GET /api/users/{userId}/refresh_token']['answer']
    const request = { path: { userId: record.id } }
    const answer = endIfInvalid(
      await send(
        'GET /api/users/{userId}/refresh_token',
        request,
        record.authentication_token,
        readJson<Refreshed>,
      ),
    )
    if (!answer.ok) return null

    const { token, token_expiry } = answer.value.data
    writeUserRecord({ ...record, authentication_token: token, token_expiry })
    refreshedHere = token
    return token
  })
}
