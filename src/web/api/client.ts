/**
 * The site's own calls to `/api` and `/v1`: one way to send, 20 s to answer, refresh and retry on an expired
 * token. Spec §7. Refusals are values; the words come from the server in the page's language.
 */
import { fail, ok, type Result } from '#shared/result.ts'

import { HTTP_TIMEOUT_MS } from './timeout.ts'
import { clearUserRecord, readUserRecord, writeUserRecord } from './user-record.ts'

export type ApiProblem = {
  /** 0 when no answer came. */
  status: number
  /** A code of `contract/problems.ts`, or `offline` or `timeout`. */
  code: string
  /** A sentence for people; empty when no answer came. */
  message: string
  /** Dotted names of the fields that were refused. */
  fields: string[]
  details: Record<string, unknown>
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, string | number | undefined>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Sends a call and gives its JSON body (`undefined` where there is none), or the problem. */
export async function callApi<T>(
  path: string,
  request: ApiRequest = {},
): Promise<Result<T, ApiProblem>> {
  const record = readUserRecord()
  const first = await send<T>(path, request, record?.authentication_token ?? null)
  if (first.ok || record === null || !isExpired(first.error)) return endIfInvalid(first)

  const token = await refreshToken(record.authentication_token)
  return token === null ? first : endIfInvalid(await send<T>(path, request, `Bearer ${token}`))
}

/** The one answer to a failed sign-in check: this browser is signed out. */
function endIfInvalid<T>(outcome: Result<T, ApiProblem>): Result<T, ApiProblem> {
  if (!outcome.ok && outcome.error.status === 401 && outcome.error.code === 'token_invalid') {
    clearUserRecord()
  }
  return outcome
}

async function send<T>(
  path: string,
  { method = 'GET', query = {}, body, idempotencyKey, signal }: ApiRequest,
  authorization: string | null,
): Promise<Result<T, ApiProblem>> {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  try {
    const answer = await fetch(addressOf(path, query), {
      method,
      headers: {
        'x-api-key': publicApiKey(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(authorization !== null && { authorization }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    // The server answers what the contract says; contract tests hold it to that.
    return answer.ok ? ok(json as T) : fail(problemOf(answer.status, json))
  } catch (error) {
    const code =
      error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline'
    return fail({ status: 0, code, message: '', fields: [], details: {} })
  }
}

function addressOf(path: string, query: Record<string, string | number | undefined>): URL {
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
    return { status, code: error, message: error, fields: [], details: {} }
  }
  const { code, message, fields, details } = (error ?? {}) as Partial<ApiProblem>
  return {
    status,
    code: code ?? 'unexpected',
    message: message ?? '',
    fields: fields ?? [],
    details: details ?? {},
  }
}

const isExpired = ({ status, code }: ApiProblem): boolean =>
  status === 401 && code.toLowerCase() === 'token expired'

/** One refresh at a time over all tabs; whoever waited finds the new token in the record. */
async function refreshToken(expired: string): Promise<string | null> {
  return navigator.locks.request('auth', async () => {
    const record = readUserRecord()
    if (record === null) return null
    if (record.authentication_token !== expired) return record.authentication_token

    type Refreshed = { data: { token: string; token_expiry: string } }
    const path = `/api/users/${record.id}/refresh_token`
    const answer = endIfInvalid(await send<Refreshed>(path, {}, record.authentication_token))
    if (!answer.ok) return null

    const { token, token_expiry } = answer.value.data
    writeUserRecord({ ...record, authentication_token: token, token_expiry })
    return token
  })
}
