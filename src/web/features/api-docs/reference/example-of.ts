/** A value that fits a schema: the one that is given there, else the plainest. */
import {
  type Json,
  type Media,
  resolved,
  type Schema,
  type Schemas,
  withoutNull,
} from './api-document.ts'

const DEPTH_MAX = 8

export function exampleOfMedia(media: Media, schemas: Schemas): Json {
  if (media.example !== undefined) return media.example

  const [first] = Object.values(media.examples ?? {})
  return first?.value ?? exampleOf(media.schema ?? {}, schemas)
}

export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): Json {
  const { schema: given, isNullable } = withoutNull(schema)
  const plain = resolved(given, schemas)
  const own = ownValueOf(given) ?? ownValueOf(plain)
  if (own !== undefined) return own
  if (depth > DEPTH_MAX) return null
  if (plain.items) return [exampleOf(plain.items, schemas, depth + 1)]

  const [form] = plain.anyOf ?? plain.oneOf ?? []
  if (form) return exampleOf(form, schemas, depth + 1)
  const parts = [plain, ...(plain.allOf ?? []).map((part) => resolved(part, schemas))]
  const fields = parts.flatMap(({ properties }) => Object.entries(properties ?? {}))
  if (fields.length > 0) {
    return Object.fromEntries(
      fields.map(([name, field]) => [name, exampleOf(field, schemas, depth + 1)]),
    )
  }
  return isNullable && plain.type === undefined ? null : plainest(plain)
}

/** `undefined` where the document gives no value of its own. */
function ownValueOf({ example, examples, default: fallback, const: only, enum: values }: Schema) {
  const candidates = [example, examples?.[0], only, fallback, values?.[0]]
  return candidates.find((value) => value !== undefined)
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '8d5f2c1e-6a0b-4c7d-9e3f-1b2a3c4d5e6f',
  email: 'mina@example.com',
  date: '2026-11-02',
  'date-time': '2026-11-02T01:00:00.000Z',
  uri: 'https://example.com/',
}

function plainest({ type, format = '', minimum }: Schema): Json {
  const [kind] = typeof type === 'string' ? [type] : (type ?? [])
  switch (kind) {
    case 'string':
      return BY_FORMAT[format] ?? 'text'
    case 'integer':
    case 'number':
      return minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? 1 : Math.max(minimum, 1)
    case 'boolean':
      return true
    case 'array':
      return []
    case 'object':
      return {}
    default:
      return null
  }
}
