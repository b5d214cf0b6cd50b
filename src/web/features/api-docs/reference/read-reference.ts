/** The reference out of the OpenAPI document that the running shop serves. Decisions, section 8. */
import { areaOf } from '#web/site/docs-pages.ts'

import {
  type Answer,
  type ApiDocument,
  nameOf,
  type Operation,
  type Parameter,
  type Schema,
  type Schemas,
} from './api-document.ts'
import { exampleOf, exampleOfMedia } from './example-of.ts'
import type {
  Asked,
  Call,
  Given,
  Group,
  Needs,
  Place,
  Reference,
  StatusProblems,
  Thing,
} from './reference.ts'
import { factsOf, rowsOf, type Say } from './rows-of.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
/** Every call takes them, so they are documented once. */
const EVERYWHERE: ReadonlySet<string> = new Set(['locale', 'debug'])
/** A form of the page, not a field of a call. */
const OF_NEEDS: ReadonlySet<string> = new Set(['authorization', 'x-api-key'])
const UNTAGGED = 'Other'

type Entry = { tag: string; call: Call; answers: readonly Answer[] }
type Source = { schemas: Schemas; say: Say }

const asWritten: Say = (text) => text

export function readReference(document: ApiDocument, say: Say = asWritten): Reference {
  const source = { schemas: document.components?.schemas ?? {}, say }
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method]
      return operation ? [entryOf(method.toUpperCase(), path, operation, source)] : []
    }),
  )
  return { groups: groupsOf(document, entries, source) }
}

/** In the order of the document's tags; calls stay in the order in which they were written. */
function groupsOf({ tags = [] }: ApiDocument, entries: readonly Entry[], source: Source): Group[] {
  const textOf = new Map(tags.map(({ name, description = '' }) => [name, description]))
  const names = [...new Set([...textOf.keys(), ...entries.map(({ tag }) => tag)])]
  return names
    .map((name) => ({ name, own: entries.filter(({ tag }) => tag === name) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => ({
      slug: areaOf(name),
      name: source.say(name),
      text: source.say(textOf.get(name) ?? ''),
      calls: own.map(({ call }) => call),
      objects: objectsOf(own, source),
    }))
}

function entryOf(method: string, path: string, operation: Operation, source: Source): Entry {
  const { schemas, say } = source
  const { operationId, summary = `${method} ${path}`, description = '', tags = [] } = operation
  const json = operation.requestBody?.content?.['application/json']
  const call = {
    id: operationId ?? areaOf(`${method} ${path}`),
    method,
    path,
    title: say(titleOf(summary)),
    text: say(description),
    number: numberOf(`${summary} ${description}`),
    needs: needsOf(operation, path),
    asked: (operation.parameters ?? []).flatMap((parameter) => askedOf(parameter, source)),
    body: json
      ? {
          rows: rowsOf(json.schema ?? {}, { ...source, isUnfolded: true }),
          example: exampleOfMedia(json, schemas),
        }
      : null,
    given: answersOf(operation, (status) => status < 300).map((answer) => givenOf(answer, source)),
    refused: refusedOf(operation),
  }
  const answers = answersOf(operation, (status) => status < 400).map(([, answer]) => answer)
  return { tag: tags[0] ?? UNTAGGED, call, answers }
}

const CALL_NUMBER = /\s*\(calls? (\d+)[^)]*\)/

const titleOf = (summary: string): string => summary.replace(CALL_NUMBER, '').trim()

function numberOf(text: string): number | null {
  const [, digits] = CALL_NUMBER.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

function needsOf({ security, 'x-scope': scope }: Operation, path: string): Needs {
  // A document that says nothing: calls of the third client need its key.
  const ways = security ?? (path.startsWith('/v1/') ? [{ apiKey: [] }] : [{}])
  const isAlways = (scheme: string) => ways.length > 0 && ways.every((way) => scheme in way)
  const isEver = (scheme: string) => ways.some((way) => scheme in way)
  return {
    key: isAlways('apiKey'),
    token: isAlways('token') ? 'yes' : isEver('token') ? 'if any' : 'no',
    scope: scope ?? null,
  }
}

const PLACES = { path: 'path', query: 'query', header: 'header' } as const satisfies Record<
  Place,
  Place
>
const isPlace = (word: string): word is Place => Object.hasOwn(PLACES, word)

function askedOf(parameter: Parameter, source: Source): Asked[] {
  const { name, in: place, required = false, schema = {}, description } = parameter
  if (!isPlace(place) || EVERYWHERE.has(name) || OF_NEEDS.has(name.toLowerCase())) return []

  return [
    {
      name,
      place,
      ...factsOf(schema, { ...source, isUnfolded: true }),
      ...(required && { isRequired: true as const }),
      ...(description !== undefined && { text: source.say(description) }),
      ...((parameter.example ?? schema.example) !== undefined && { isShown: true as const }),
      example: parameter.example ?? exampleOf(schema, source.schemas),
    },
  ]
}

const answersOf = ({ responses = {} }: Operation, isMeant: (status: number) => boolean) =>
  Object.entries(responses)
    .map(([status, answer]) => [Number(status), answer] as const)
    .filter(([status]) => isMeant(status))

function givenOf([status, answer]: readonly [number, Answer], source: Source): Given {
  const [found] = Object.entries(answer.content ?? {})
  const text = source.say(answer.description ?? '')
  if (found === undefined) return { status, text, media: null, rows: [], example: undefined }

  const [media, content] = found
  const isJson = /json/.test(media)
  const example = isJson ? exampleOfMedia(content, source.schemas) : undefined
  return {
    status,
    text,
    media,
    rows: isJson ? rowsOf(content.schema ?? {}, { ...source, isUnfolded: false }) : [],
    example,
  }
}

/** Responses of every call of this kind, documented once. */
const OF_ANY_CALL: ReadonlySet<string> = new Set([
  'api_key_invalid',
  'api_key_expired',
  'api_key_paused',
  'api_key_revoked',
  'origin_not_allowed',
  'scope_missing',
  'token_invalid',
  'token_expired',
  'body_too_large',
  'media_type_unsupported',
  'encoding_unsupported',
  'request_invalid',
  'order_invalid',
  'rate_limited',
  'unexpected',
])

/** The document shows each code as an example of its answer. */
const codesOf = ({ content = {} }: Answer): string[] =>
  Object.keys(content['application/json']?.examples ?? {})

const refusedOf = (operation: Operation): StatusProblems[] =>
  answersOf(operation, (status) => status >= 400)
    .map(([status, answer]) => ({
      status,
      codes: codesOf(answer).filter((code) => !OF_ANY_CALL.has(code)),
    }))
    .filter(({ codes }) => codes.length > 0)

/** Every code that the document knows. */
export const codesIn = ({ paths = {} }: ApiDocument): ReadonlySet<string> =>
  new Set(
    Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ responses = {} }) => Object.values(responses).flatMap(codesOf)),
  )

/** Every object with a name that an answer can hold, by name. */
function objectsOf(entries: readonly Entry[], source: Source): Thing[] {
  const { schemas, say } = source
  const found = new Set<string>()
  const look = (schema: Schema): void => {
    const name = nameOf(schema)
    if (name !== null && found.has(name)) return
    if (name !== null) found.add(name)
    const plain = name === null ? schema : (schemas[name] ?? {})
    for (const part of partsOf(plain)) look(part)
  }
  for (const { answers } of entries) {
    for (const { content = {} } of answers) {
      for (const { schema } of Object.values(content)) if (schema) look(schema)
    }
  }
  return [...found].sort().map((name) => ({
    name,
    text: say(schemas[name]?.description ?? ''),
    rows: rowsOf(schemas[name] ?? {}, { ...source, isUnfolded: false }),
  }))
}

const partsOf = ({
  items,
  properties = {},
  anyOf = [],
  oneOf = [],
  allOf = [],
}: Schema): Schema[] => [
  ...(items ? [items] : []),
  ...Object.values(properties),
  ...anyOf,
  ...oneOf,
  ...allOf,
]
