/** The reference out of the OpenAPI document that the running shop serves. Decisions, section 8. */
import {
  type Answer,
  type ApiDocument,
  type Json,
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
import { factsOf, rowsOf } from './rows-of.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
/** Every call takes them, so they are documented once. */
const EVERYWHERE: ReadonlySet<string> = new Set(['locale', 'debug'])
/** A form of the page, not a field of a call. */
const OF_NEEDS: ReadonlySet<string> = new Set(['authorization', 'x-api-key'])
const UNTAGGED = 'Other'

type Entry = { tag: string; call: Call; answers: readonly Answer[] }

export function readReference(document: ApiDocument): Reference {
  const schemas = document.components?.schemas ?? {}
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method]
      return operation ? [entryOf(method.toUpperCase(), path, operation, schemas)] : []
    }),
  )
  return { groups: groupsOf(document, entries), objects: objectsOf(entries, schemas) }
}

/** In the order of the document's tags; calls stay in the order in which they were written. */
function groupsOf({ tags = [] }: ApiDocument, entries: readonly Entry[]): Group[] {
  const told = new Map(tags.map(({ name, description = '' }) => [name, description]))
  const names = [...new Set([...told.keys(), ...entries.map(({ tag }) => tag)])]
  return names
    .map((name) => ({
      id: `calls-${idOf(name)}`,
      name,
      text: told.get(name) ?? '',
      calls: entries.filter(({ tag }) => tag === name).map(({ call }) => call),
    }))
    .filter(({ calls }) => calls.length > 0)
}

function entryOf(method: string, path: string, operation: Operation, schemas: Schemas): Entry {
  const { operationId, summary = `${method} ${path}`, description = '', tags = [] } = operation
  const json = operation.requestBody?.content?.['application/json']
  const call = {
    id: operationId ?? idOf(`${method} ${path}`),
    method,
    path,
    title: titleOf(summary),
    text: description,
    number: numberOf(`${summary} ${description}`),
    needs: attentionReasonsOf(operation, path),
    asked: (operation.parameters ?? []).flatMap((parameter) => askedOf(parameter, schemas)),
    body: json
      ? {
          rows: rowsOf(json.schema ?? {}, { schemas, isUnfolded: true }),
          example: exampleOfMedia(json, schemas),
        }
      : null,
    given: answersOf(operation, (status) => status < 300).map((answer) => givenOf(answer, schemas)),
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

function attentionReasonsOf({ security, 'x-scope': scope }: Operation, path: string): Needs {
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

function askedOf(parameter: Parameter, schemas: Schemas): Asked[] {
  const { name, in: place, required = false, schema = {}, description } = parameter
  if (!isPlace(place) || EVERYWHERE.has(name) || OF_NEEDS.has(name.toLowerCase())) return []

  return [
    {
      name,
      place,
      ...factsOf(schema, { schemas, isUnfolded: true }),
      ...(required && { isRequired: true as const }),
      ...(description !== undefined && { text: description }),
      example: parameter.example ?? exampleOf(schema, schemas),
    },
  ]
}

const answersOf = ({ responses = {} }: Operation, isMeant: (status: number) => boolean) =>
  Object.entries(responses)
    .map(([status, answer]) => [Number(status), answer] as const)
    .filter(([status]) => isMeant(status))

function givenOf([status, answer]: readonly [number, Answer], schemas: Schemas): Given {
  const [found] = Object.entries(answer.content ?? {})
  const text = answer.description ?? ''
  if (found === undefined) return { status, text, media: null, rows: [], example: undefined }

  const [media, content] = found
  const isJson = /json/.test(media)
  const example = isJson ? exampleOfMedia(content, schemas) : undefined
  return {
    status,
    text,
    media,
    rows: isJson ? rowsOf(content.schema ?? {}, { schemas, isUnfolded: false }) : [],
    example: isTooLong(example) ? undefined : example,
  }
}

/** An example of several pages has no use; its fields are listed next to it. */
const isTooLong = (example: Json | undefined): boolean =>
  JSON.stringify(example ?? null).length > EXAMPLE_CHARACTERS_MAX

const EXAMPLE_CHARACTERS_MAX = 1_500

/** Responses of every call of this kind, documented once. */
const OF_ANY_CALL: ReadonlySet<string> = new Set([
  'api_key_invalid',
  'api_key_expired',
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
function objectsOf(entries: readonly Entry[], schemas: Schemas): Thing[] {
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
    text: schemas[name]?.description ?? '',
    rows: rowsOf(schemas[name] ?? {}, { schemas, isUnfolded: false }),
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

/** Fit for an address. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
