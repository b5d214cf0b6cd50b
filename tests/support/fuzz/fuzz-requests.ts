/** Requests for one call of the description, with what a caller may do wrong. Reliability, 3.7. */
import fc from 'fast-check'

import type { Operation, Parameter } from '../api/described.ts'
import { fitting, misfit, type Resolve, UNTRUSTED_STRINGS } from './fuzz-schema.ts'

/** The caller: as the fixture knows them when the request is sent. */
export type Caller = 'owner' | 'other' | 'nobody' | 'garbage' | 'expired'

/** What is there when a request is sent: ids of things by the names of the parameters that take them. */
export type Pools = Readonly<Record<string, readonly string[]>>

export type FuzzRequest = {
  method: string
  path: (pools: Pools) => string
  headers: Record<string, string>
  caller: Caller
  /** As it is written on the wire; `null` without one. */
  body: (pools: Pools) => string | null
}

type Route = { path: string; method: string; operation: Operation }

export function requestsOf({ path, method, operation }: Route, resolve: Resolve) {
  const parameters = operation.parameters ?? []
  const inside = (place: Parameter['in']) => parameters.filter((one) => one.in === place)
  return fc
    .record({
      holes: fc.tuple(...inside('path').map((one) => holeOf(one, resolve))),
      query: fc.oneof(
        { weight: 3, arbitrary: queryOf(inside('query'), resolve) },
        { weight: 1, arbitrary: fc.constant('') },
      ),
      headers: headersOf(inside('header'), resolve),
      key: fc.oneof(
        { weight: 12, arbitrary: fc.constant('right') },
        { weight: 1, arbitrary: fc.constantFrom('none', 'pk_', 'pk_locaI', 'x'.repeat(3_000)) },
      ),
      caller: callerOf(operation),
      body: bodyOf(operation, resolve),
      slash: fc.constantFrom('', '', '', '/'),
    })
    .map(({ holes, query, headers, key, caller, body, slash }): FuzzRequest => {
      const names = inside('path').map(({ name }) => name)
      const filled = (pools: Pools) =>
        names.reduce(
          (text, name, at) => text.replace(`{${name}}`, holes[at]?.(pools[name] ?? []) ?? ''),
          path,
        )
      return {
        method: method.toUpperCase(),
        path: (pools) => `${filled(pools)}${slash}${query === '' ? '' : `?${query}`}`,
        headers: { ...headers, ...(key !== 'none' && { 'x-api-key': key }), ...body.headers },
        caller,
        body: (pools) => linked(body.text, pools),
      }
    })
}

/** The call as it is meant, for several of the things that exist: chance alone may never send one. */
export const meantRequests = ({ path, method, operation }: Route): FuzzRequest[] =>
  Array.from({ length: 4 }, (_, at) => ({
    method: method.toUpperCase(),
    path: (pools) =>
      path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => {
        const values = pools[name] ?? []
        return values[at % values.length] ?? ''
      }),
    headers: { 'x-api-key': 'right', ...JSON_TYPE },
    caller: 'owner',
    body: (pools) => linked(exampleOf(operation), pools),
  }))

const exampleOf = ({ requestBody }: Operation): string | null => {
  const example = requestBody?.content['application/json']?.example
  return example === undefined ? null : JSON.stringify(example)
}

/** The description's example id is replaced by one that exists here. */
const linked = (text: string | null, { contactId = [] }: Pools): string | null =>
  text?.replaceAll(SOME_ID, contactId[0] ?? SOME_ID) ?? null

const SOME_ID = '00000000-0000-4000-8000-000000000000'

type Hole = (pool: readonly string[]) => string

/** Mostly something that is there, sometimes what only looks like it, sometimes what hurts. */
const holeOf = ({ schema }: Parameter, resolve: Resolve): fc.Arbitrary<Hole> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fc.nat(1_000), fitting(schema, resolve)).map(
        ([at, other]) =>
          (pool: readonly string[]) =>
            encodeURIComponent(pool[at % Math.max(1, pool.length)] ?? sound(String(other))),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .oneof(
          fc.uuid(),
          fc.constantFrom(...UNTRUSTED_STRINGS.filter((text) => text.length < 2_000)),
        )
        .map((text) => () => encodeURIComponent(sound(text)) || '%20'),
    },
  )

/** A half of a pair can't be written in an address. */
const sound = (text: string): string => text.toWellFormed()

function queryOf(parameters: Parameter[], resolve: Resolve): fc.Arbitrary<string> {
  const one = ({ name, schema }: Parameter) =>
    fc
      .oneof(
        { weight: 4, arbitrary: fitting(schema, resolve) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(...UNTRUSTED_STRINGS, '0', '101', '10001', '1.0', ' 1'),
        },
      )
      .map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(sound(String(value)))}`)
  const odd = fc.constantFrom(
    'page=1',
    'q[nothing]=1',
    'page[size][]=1',
    'page[size]=1&page[size]=2',
    'locale=xx',
    '__proto__[a]=1',
    '%',
    '=',
    '&&',
    'a[',
  )
  return fc
    .tuple(
      fc.subarray(parameters).chain((some) => fc.tuple(...some.map(one))),
      fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: odd }),
    )
    .map(([pairs, extra]) => [...pairs, ...(extra === null ? [] : [extra])].join('&'))
}

function headersOf(parameters: Parameter[], resolve: Resolve) {
  const asked = parameters.map(({ name, schema }) =>
    fc
      .option(
        fc.oneof(
          { weight: 8, arbitrary: fc.uuid() },
          { weight: 1, arbitrary: fitting(schema, resolve) },
          { weight: 1, arbitrary: fc.constantFrom('', ' ', 'x'.repeat(300), '1, 2') },
        ),
        { freq: 3 },
      )
      .map((value) => (value === null ? {} : { [name]: inHeader(String(value)) })),
  )
  const own = fc.record(
    {
      'accept-language': fc.constantFrom('ja', 'en', 'ko;q=0.5, *', ';;;', 'x'.repeat(500)),
      'x-request-id': fc.constantFrom('a.request-1', '<script>', 'x'.repeat(100)),
      'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    },
    { requiredKeys: [] },
  )
  return fc.tuple(own, ...asked).map((parts): Record<string, string> => Object.assign({}, ...parts))
}

const inHeader = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

function callerOf({ security }: Operation): fc.Arbitrary<Caller> {
  const usesToken = security.some((ways) => 'token' in ways)
  return usesToken
    ? fc.oneof(
        { weight: 12, arbitrary: fc.constant('owner' as const) },
        { weight: 4, arbitrary: fc.constantFrom('other', 'nobody', 'garbage', 'expired') },
      )
    : fc.constantFrom('nobody', 'owner', 'owner', 'garbage')
}

type Body = { text: string | null; headers: Record<string, string> }
const JSON_TYPE = { 'content-type': 'application/json' }

function bodyOf({ requestBody }: Operation, resolve: Resolve): fc.Arbitrary<Body> {
  const media = requestBody?.content['application/json']
  if (!media) return fc.constant({ text: null, headers: {} })

  const written = (value: unknown): Body => ({ text: JSON.stringify(value), headers: JSON_TYPE })
  const { schema } = media
  const meant = media.example === undefined ? [] : [media.example]
  return fc.oneof(
    ...meant.map((value) => ({ weight: 6, arbitrary: fc.constant(written(value)) })),
    { weight: 6, arbitrary: fitting(schema, resolve).map(written) },
    { weight: 8, arbitrary: misfit(schema, resolve).map(written) },
    ...meant.map((value) => ({
      weight: 4,
      arbitrary: misfit({ const: value }, resolve).map(written),
    })),
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
  )
}

const BROKEN: Body[] = [
  { text: '', headers: JSON_TYPE },
  { text: '{', headers: JSON_TYPE },
  { text: '[]', headers: JSON_TYPE },
  { text: 'null', headers: JSON_TYPE },
  { text: '{"a":1,"a":2}', headers: JSON_TYPE },
  { text: `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, headers: JSON_TYPE },
  { text: JSON.stringify('x'.repeat(70_000)), headers: JSON_TYPE },
  { text: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { text: '{}', headers: { 'content-type': 'text/plain' } },
]
