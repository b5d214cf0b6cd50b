/**
 * Sends a call and reads its answer; an expired token is refreshed, and the call is sent once more. Refusals are values.
 * The shop's own site uses this file and the retries, so that its pages load nothing else.
 */
import type {
  AnswerOf,
  AnyRequest,
  Call,
  FileOutcomeOf,
  Outcome,
  OutcomeOf,
  Problem,
  TransportCode,
} from './outcome.ts'
import { withRetries } from './retry.ts'

/** What a sign-in gives; a token is exchanged for its successor. */
export type Session = { id: string; authentication_token: string; token_expiry: string }

export type SessionStore = {
  read(): Session | null
  write(session: Session): void
  clear(): void
  /** Runs one refresh at a time over all that share the store, such as the tabs of a browser. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** Read for each call. */
export type TransportOptions = {
  /** Origin of the shop. */
  readonly baseUrl: string
  readonly apiKey: string
  /** Language of texts and messages. */
  readonly locale?: string
  readonly timeoutMs: number
  /** How often a call is sent again whose problem is temporary. */
  readonly retries: number
  readonly isTemporary: (problem: Problem) => boolean
  readonly sessions: SessionStore
  /** Learns of a missed answer, and of one that is not the API's. */
  onFault?(error: Error): void
}

type Read<T> = (answer: Response) => Promise<T>

export type Transport = ReturnType<typeof createTransport>

export function createTransport(options: TransportOptions) {
  const { sessions } = options
  /** Where the clock of this machine is ahead, a token of the last refresh is sent all the same. */
  let refreshedHere: string | null = null

  return {
    /** The JSON body of the answer (`undefined` where there is none), or the problem. */
    callJson: <C extends Call>(name: C, request: AnyRequest) =>
      // What a call may refuse is in the description, and the shop's tests hold it to that.
      call(name, request, (answer) => readWhole<AnswerOf<C>>(answer, name)) as Promise<
        OutcomeOf<C>
      >,
    /** A file, and the name that the server gives it. */
    callFile: <C extends Call>(name: C, request: AnyRequest) =>
      call(name, request, readFile) as Promise<FileOutcomeOf<C>>,
  }

  async function call<T>(name: Call, request: AnyRequest, read: Read<T>): Promise<Outcome<T>> {
    const before = sessions.read()
    // After a pause, the token is refreshed before it is refused.
    const early =
      before !== null && isOver(before) ? await refreshToken(before.authentication_token) : null
    if (isUndecided(early)) return early
    const session = sessions.read()
    const first = await sendRepeatedly(name, request, session?.authentication_token ?? null, read)
    if (first.ok || session === null || first.error.code !== 'token_expired')
      return endIfInvalid(first)

    const late = await refreshToken(session.authentication_token)
    if (isUndecided(late)) return late
    return late?.ok
      ? endIfInvalid(await sendRepeatedly(name, request, `Bearer ${late.value}`, read))
      : first
  }

  /** The one answer to a failed sign-in check: the session has ended. */
  function endIfInvalid<T>(outcome: Outcome<T>): Outcome<T> {
    if (!outcome.ok && outcome.error.code === 'token_invalid') sessions.clear()
    return outcome
  }

  function sendRepeatedly<T>(
    name: Call,
    request: AnyRequest,
    authorization: string | null,
    read: Read<T>,
  ): Promise<Outcome<T>> {
    const { retries, isTemporary } = options
    const attempt = (request: AnyRequest) => send(name, request, authorization, read)
    return withRetries(name, request, { retries, isTemporary, send: attempt })
  }

  async function send<T>(
    name: Call,
    { path, query = {}, body, idempotencyKey, keepalive = false, signal }: AnyRequest,
    authorization: string | null,
    read: Read<T>,
  ): Promise<Outcome<T>> {
    const [method = 'GET', template = ''] = name.split(' ')
    const timeout = AbortSignal.timeout(options.timeoutMs)
    let status = 0
    try {
      const answer = await fetch(addressOf(filled(template, path), query), {
        method,
        keepalive,
        headers: {
          'x-api-key': options.apiKey,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(authorization !== null && { authorization }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      status = answer.status
      return answer.ok
        ? { ok: true, value: await read(answer) }
        : { ok: false, error: problemOf(status, await readJson<unknown>(answer)) }
    } catch (error) {
      return { ok: false, error: { ...NOTHING, status, code: codeOf(error, name) } }
    }
  }

  /** Being offline is no fault; a timeout and a malformed answer are. */
  function codeOf(error: unknown, name: Call): TransportCode {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    const isMalformed = error instanceof SyntaxError
    if (isTimeout) options.onFault?.(new Error(`No answer in time: ${name}`))
    if (isMalformed) options.onFault?.(new Error(`An answer that is not ours: ${name}`))
    if (isTimeout) return 'timeout'
    return isMalformed ? 'unexpected' : 'offline'
  }

  function addressOf(path: string, query: NonNullable<AnyRequest['query']>): URL {
    const address = new URL(path, options.baseUrl)
    for (const [name, value] of Object.entries({ locale: options.locale, ...query })) {
      if (value !== undefined && value !== '') address.searchParams.set(name, String(value))
    }
    return address
  }

  function isOver({ token_expiry, authentication_token }: Session): boolean {
    return Date.parse(token_expiry) <= Date.now() && authentication_token !== refreshedHere
  }

  /** Those that waited for their turn find the new token in the store; `null` where the session has ended. */
  function refreshToken(expired: string): Promise<Outcome<string> | null> {
    return sessions.inTurn(async () => {
      const session = sessions.read()
      if (session === null) return null
      if (session.authentication_token !== expired) {
        return { ok: true, value: session.authentication_token }
      }

      const name = 'GET /api/users/{userId}/refresh_token'
      const request = { path: { userId: session.id } }
      const answer = endIfInvalid(
        await sendRepeatedly(name, request, expired, readJson<AnswerOf<typeof name>>),
      )
      if (!answer.ok) return answer

      const { token, token_expiry } = answer.value.data
      sessions.write({ ...session, authentication_token: token, token_expiry })
      refreshedHere = token
      return { ok: true, value: token }
    })
  }
}

type Undecided = { ok: false; error: Problem }

/** A token that could not be exchanged: whether the session goes on is not known, so it is no reason to sign in again. */
const isUndecided = (refreshed: Outcome<string> | null): refreshed is Undecided =>
  refreshed?.ok === false && refreshed.error.status !== 401

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
  // The server answers what its description says; its contract tests hold it to that.
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function readFile(answer: Response): Promise<{ name: string; file: Blob }> {
  const disposition = answer.headers.get('content-disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document'
  return { name, file: await answer.blob() }
}

const filled = (template: string, values: Record<string, string> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))

const NOTHING: Omit<Problem, 'status'> = {
  code: 'unexpected',
  message: '',
  fields: [],
  details: [],
  data: {},
}

function problemOf(status: number, json: unknown): Problem {
  const { error } = (json ?? {}) as { error?: unknown }
  // `Token expired` is the only problem that is a plain text.
  if (status === 401 && typeof error === 'string') {
    return { ...NOTHING, status, code: 'token_expired', message: error }
  }
  return { ...NOTHING, ...(typeof error === 'object' && error), status }
}
