/** What every door of the API does: open an app, read who asks and in which language, refuse in one shape. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'

import { type FieldProblem, invalidCodeOf, type ProblemCode, statusOf } from '#contract/problems.ts'
import type { Context } from '#domain/context.ts'
import type { LiveKey } from '#domain/partners/find-key.server.ts'
import { problemIn } from '#i18n/catalogue.server.ts'
import { problemParams } from '#i18n/problem-params.ts'
import { isLocale, type Locale, localeOfBrowser } from '#shared/locale.ts'

import type { Shop } from '../shop.ts'
import { clientName } from './client-name.ts'
import { fieldProblemsOf, invalidField, malformedBody } from './errors/field-problems.ts'
import { localeAccepted, rememberedLocale } from './language.ts'
import { type ClientNetwork, clientNetworkOf, type NoAddress, networkPrefix } from './network.ts'
import { isLimitName, setExceededHeaders } from './rate-limit-headers.ts'

/** The program that calls. `unknown` came without a key, or with one that opens nothing, and `code` says why. */
export type Caller =
  | { kind: 'unknown'; code: KeyProblem }
  | { kind: 'site' }
  | { kind: 'partner'; key: LiveKey }

export type KeyProblem =
  | 'api_key_invalid'
  | 'api_key_expired'
  | 'api_key_paused'
  | 'api_key_revoked'

export type Variables = {
  locale: Locale
  ctx: Context
  sessionId: string
  caller: Caller
  requestId: string
  /** The pattern of a page's address. */
  route?: string
  /** Why the call was refused, where it was. */
  refused?: ProblemCode
}
export type ApiApp = OpenAPIHono<{ Variables: Variables }>
export type RequestContext = HonoContext<{ Variables: Variables }>

/** An app whose invalid requests are refused in the one shape, also what is no JSON at all. */
export function createApi(): ApiApp {
  const api: ApiApp = new OpenAPIHono<{ Variables: Variables }>({
    defaultHook: (result, c) => {
      if (result.success) return undefined

      const { issues } = result.error
      const details = fieldProblemsOf(issues, 'data' in result ? result.data : null, localeOf(c))
      return refuse(c, { code: invalidCodeOf(c.req.method, c.req.path), details })
    },
  })
  api.onError(async (error, c) => {
    if (!(error instanceof HTTPException)) throw error
    if (error.status === 415) return refuse(c, 'media_type_unsupported')
    if (error.status === 400) {
      const details = [malformedBody(await c.req.text(), localeOf(c))]
      return refuse(c, { code: 'json_malformed', details })
    }
    throw error
  })
  return api
}

/** With `fields` alone, each of them is not valid. */
type Refusal = { code: ProblemCode; fields?: readonly string[]; details?: FieldProblem[] } & Record<
  string,
  unknown
>

const localeOf = (c: RequestContext): Locale => c.var.locale ?? 'en'

/**
 * Answers a refusal as JSON in the language of the request. A bare code is a refusal without details. Every route
 * declares all problems, but only `statusOf` knows which status belongs to which code: typed `never`, so that a
 * handler's own answers are still checked.
 */
export function refuse(c: RequestContext, refusal: ProblemCode | Refusal): never {
  const { code, fields, limit, details, ...data }: Refusal =
    typeof refusal === 'string' ? { code: refusal } : refusal
  const problems = details ?? fields?.map((field) => invalidField(field, localeOf(c)))
  if (typeof data.retryAfterSeconds === 'number') {
    c.header('Retry-After', String(data.retryAfterSeconds))
    if (isLimitName(limit)) setExceededHeaders(c, limit, data.retryAfterSeconds)
  }
  c.set('refused', code)
  const message = problemIn(localeOf(c), code, problemParams(data))
  const error = {
    code,
    message,
    ...(problems && { fields: namesOf(problems), details: problems }),
    ...(Object.keys(data).length > 0 && { data }),
    // A caller who reports an unexpected error can quote the request id; other answers have it in the header alone.
    ...(code === 'unexpected' && c.var.requestId && { request_id: c.var.requestId }),
  }
  return c.json({ error }, statusOf[code]) as never
}

const namesOf = (problems: readonly FieldProblem[]): string[] => [
  ...new Set(problems.map(({ field }) => field).filter((field) => field !== '')),
]

/** For calls: `?locale=` first, then the remembered language, then `Accept-Language`, then English. Decisions, section 13. */
export const localeOfCall = (c: HonoContext): Locale =>
  chosenLocale(c) ?? localeAccepted(c.req.header('accept-language'))

/** For texts outside calls: the remembered language, then the specification's rule of the browser. Decisions, section 4. */
export const localeOfRequest = (c: HonoContext): Locale =>
  chosenLocale(c) ?? localeOfBrowser(c.req.header('accept-language'))

function chosenLocale(c: HonoContext): Locale | null {
  const chosen = c.req.query('locale') || rememberedLocale(c.req.header('cookie') ?? '')
  return isLocale(chosen) ? chosen : null
}

/** Where a request comes from, for limits. Only what our own proxies forward is believed. */
export const addressOf = (c: HonoContext, shop: Shop): string =>
  clientNetworkOfCall(c, shop).network

/** For what is written down of sign-ins and refusals; read only where something is. */
export const sourceOf = (c: HonoContext, shop: Shop) => () => ({
  network: networkPrefix(addressOf(c, shop)),
  client: clientName(c.req.header('user-agent')),
})

export const clientNetworkOfCall = (c: HonoContext, { trustedProxies }: Shop): ClientNetwork =>
  clientNetworkOf({
    forwarded: c.req.header('x-forwarded-for') ?? '',
    trustedProxies,
    remote: remoteAddressOf(c),
  })

function remoteAddressOf(c: HonoContext): string {
  // Set by the Node listener; absent where a test calls the app directly.
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  if (!env?.incoming) return 'local' satisfies NoAddress
  return env.incoming.socket?.remoteAddress ?? ('gone' satisfies NoAddress)
}
