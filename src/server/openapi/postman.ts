/**
 * The description as a collection for Postman (format 2.1): a folder for each area, each call with its example. Key and
 * token are variables of the collection, so that nothing secret is in the file.
 */
type Json = Record<string, unknown>
type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, unknown>[]
  parameters?: { name: string; in: string; required?: boolean; example?: unknown; schema: Json }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
type Description = {
  info: { title: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

export function postmanCollection(document: Json): Json {
  // Our own description, as `describeCalls` writes it.
  const { info, servers, tags, paths } = document as unknown as Description
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  return {
    info: { name: info.title, description: info.description, schema: SCHEMA },
    variable: [
      { key: 'baseUrl', value: servers[0]?.url ?? '' },
      { key: 'apiKey', value: '' },
      { key: 'token', value: '' },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: calls.filter(({ operation }) => operation.tags[0] === name).map(itemOf),
    })),
  }
}

type Call = { path: string; method: string; operation: Operation }

const itemOf = ({ path, method, operation }: Call): Json => ({
  name: operation.summary,
  request: {
    method: method.toUpperCase(),
    description: operation.description,
    url: urlOf(path, operation),
    header: headersOf(operation),
    ...bodyOf(operation),
  },
})

function urlOf(path: string, { parameters = [] }: Operation): Json {
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, example, schema }) => ({
        key: name,
        value: String(example ?? schema.example ?? schema.default ?? ''),
        ...(place === 'query' && { disabled: !required }),
      }))
  return {
    raw: `{{baseUrl}}/${segments}`,
    host: ['{{baseUrl}}'],
    path: segments.split('/'),
    query: valuesIn('query'),
    variable: valuesIn('path'),
  }
}

function headersOf({ security = [], parameters = [], requestBody }: Operation): Json[] {
  const needs = (name: string) => security.some((ways) => name in ways)
  const own = parameters.filter((parameter) => parameter.in === 'header')
  return [
    ...(needs('apiKey') ? [{ key: 'x-api-key', value: '{{apiKey}}' }] : []),
    ...(needs('token') ? [{ key: 'Authorization', value: 'Bearer {{token}}' }] : []),
    // Postman fills in a new one for each request that is sent.
    ...own.map(({ name }) => ({ key: name, value: '{{$guid}}' })),
    ...(requestBody ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  ]
}

function bodyOf({ requestBody }: Operation): Json {
  const example = requestBody?.content['application/json']?.example
  return example === undefined
    ? {}
    : { body: { mode: 'raw', raw: JSON.stringify(example, null, 2) } }
}
