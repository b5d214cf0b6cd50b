/**
 * The description of every call, OpenAPI 3.1, made from the schemas that read and check. What any call may answer is
 * added here from what the call asks for. Contract tests hold every answer against it. Decisions, section 8.
 */

import {
  invalidCodeOf,
  Problem,
  type ProblemCode,
  statusOf,
  TokenExpired,
} from '#contract/problems.ts'
import { describeWebhooks } from '#contract/webhooks.ts'
import { isPublicRead, scopeOf } from '#domain/partners/scopes.ts'

import type { ApiApp } from '../http/api-app.ts'
import { HEADERS, infoOf, SECURITY_SCHEMES, tagsOf } from './description-parts.ts'
import { problemAnswer, problemExamples } from './description-problems.ts'
import answers from './example-answers.json' with { type: 'json' }

type Json = Record<string, unknown>
type Parameter = Json & { schema: Json }
type Operation = Json & {
  operationId: string
  parameters?: Parameter[]
  'x-refusals'?: ProblemCode[]
  security?: Record<string, string[]>[]
  requestBody?: unknown
  responses: Record<string, Json>
}
type Paths = Record<string, Record<string, Operation>>

const ANSWERS: Readonly<Record<string, unknown>> = answers

const made = new WeakMap<ApiApp, Json>()

/** Made when it is first asked for: by then every call is mounted. */
export function describeCalls(api: ApiApp, siteUrl: string): Json {
  const known = made.get(api)
  if (known) return known

  // No call names them: what is refused is added below.
  api.openAPIRegistry.register('Problem', Problem)
  api.openAPIRegistry.register('TokenExpired', TokenExpired)
  describeWebhooks(api.openAPIRegistry)
  const info = infoOf(siteUrl)
  const { components, paths, webhooks } = api.getOpenAPI31Document({ openapi: '3.1.0', info })
  // Our routes are made with the fields of `Operation`, and the generator keeps them.
  const calls = pathsOf(paths as Paths)
  const references = JSON.stringify(calls)
  const document = {
    openapi: '3.1.0',
    info,
    servers: [{ url: siteUrl }],
    tags: tagsOf(),
    paths: calls,
    webhooks,
    components: {
      ...components,
      examples: problemExamples((name) => references.includes(`/examples/${name}"`)),
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  }
  made.set(api, document)
  return document
}

const pathsOf = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          operationOf(operation, { path, method }),
        ]),
      ),
    ]),
  )

type At = { path: string; method: string; isIdempotent?: boolean | undefined }

function operationOf(operation: Operation, { path, method }: At): Operation {
  const isIdempotent = operation.parameters?.some(({ name }) => name === 'Idempotency-Key')
  const at = { path, method, isIdempotent }
  const { 'x-refusals': own = [], responses, ...rest } = operation
  const codes = [...new Set([...own, ...codesOfAnyCall(operation, at)])]
  const scope = (operation.security ?? []).some(({ apiKey }) => apiKey) ? scopeOf(at.path) : null
  return {
    ...rest,
    // What a partner's key must be for: OpenAPI has scopes of OAuth alone.
    ...(scope && { 'x-scope': scope }),
    ...(operation.parameters && { parameters: operation.parameters.map(saidOnce) }),
    responses: {
      ...mapped(responses, (answer, status) => ({
        ...withExample(answer, operation.operationId),
        headers: headersOf(status, at),
      })),
      ...(isConditional(at) && {
        304: {
          description: 'Not modified since the ETag in `If-None-Match`',
          headers: headersOf('304', at),
        },
      }),
      ...problemsOf(codes, at),
    },
  }
}

/** The generator writes the description of a parameter at its schema once more. */
const saidOnce = ({
  schema: { description: _, ...schema },
  ...parameter
}: Parameter): Parameter => ({
  ...parameter,
  schema,
})

/** What a shop answered to the example of the request. */
function withExample(answer: Json, operationId: string): Json {
  const example = ANSWERS[operationId]
  return example === undefined
    ? answer
    : { ...answer, content: mapped(contentOf(answer), (media) => ({ ...media, example })) }
}

// Our routes write the media of an answer as OpenAPI does.
const contentOf = ({ content = {} }: Json) => content as Record<string, Json>

/** What needs no saying call by call. */
function codesOfAnyCall({ security = [] }: Operation, { path, method }: At): ProblemCode[] {
  const needs = (name: string) => security.length > 0 && security.every((ways) => name in ways)
  return [
    ...(needs('apiKey') ? KEY_PROBLEMS : []),
    // A page of another origin, with a key that does not list it.
    ...(scopeOf(path) ? (['origin_not_allowed'] as const) : []),
    ...(needs('token') ? (['token_invalid'] as const) : []),
    ...(method === 'get'
      ? []
      : ([
          'body_too_large',
          'json_malformed',
          'media_type_unsupported',
          'encoding_unsupported',
        ] as const)),
    invalidCodeOf(method, path),
    'rate_limited',
    'unexpected',
    'too_busy',
    'unavailable',
  ]
}

const KEY_PROBLEMS = [
  'api_key_invalid',
  'api_key_expired',
  'api_key_paused',
  'api_key_revoked',
  'scope_missing',
] as const satisfies ProblemCode[]

function problemsOf(codes: readonly ProblemCode[], at: At): Record<string, Json> {
  const byStatus = Map.groupBy(codes, (code) => String(statusOf[code]))
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([status, codes]) => [
        status,
        { ...problemAnswer(status, codes), headers: headersOf(status, at) },
      ]),
  )
}

/** Lists that are the same for all may be asked for again by what they were. */
const isConditional = ({ path, method }: At): boolean => isPublicRead(method, path)

function headersOf(status: string, at: At): Json {
  const names = [
    'X-Request-Id',
    // A busy shop refuses before it looks who calls.
    ...(status === '503' ? [] : ['RateLimit', 'RateLimit-Policy']),
    ...(status === '429' ? ['Retry-After'] : []),
    ...(at.isIdempotent && /^(2|4(04|09|22))/.test(status) ? ['Idempotency-Replayed'] : []),
    ...(['200', '304'].includes(status) && isConditional(at) ? ['ETag'] : []),
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const mapped = <T, U>(table: Record<string, T>, change: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value, key)]))
