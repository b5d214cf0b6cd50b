/** Values for a JSON Schema of the description: those that fit it, and those that nearly do. Reliability, 3.7. */
import fc from 'fast-check'

import type { Json, Schema } from '../api/described.ts'

export type Resolve = (ref: string) => Schema

/** Texts that broke software before. They may leave no trace except in what echoes them. */
export const UNTRUSTED_STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil\u202c',
  '\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﬀＡ①',
  'x'.repeat(5_000),
  '\r\nSet-Cookie: a=b',
  "' or 1=1; --",
  "'; drop table orders; --",
  '$1',
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$(id)',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e9',
  '0x10',
  '９９',
  'true',
  '[]',
] as const

const STRAY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  'x',
  [],
  [null],
  {},
  { $ne: null },
  [[[[[[]]]]]],
]

/** A value that fits the schema, most often one that is meant. */
export function fitting(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.$ref) return fitting(resolve(schema.$ref), resolve)
  const made = madeOf(schema, resolve)
  const meant = [schema.example, schema.default].filter((value) => value !== undefined)
  if (meant.length === 0) return made
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...meant) },
    { weight: 1, arbitrary: made },
  )
}

function madeOf(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, resolve)))
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((one) => fitting(one, resolve)))
      .map((parts) => Object.assign({}, ...parts))
  }
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, resolve)))
}

function ofType(type: string, schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, resolve), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      })
    default:
      return objectOf(schema, resolve)
  }
}

const objectOf = ({ properties = {}, required = [] }: Schema, resolve: Resolve) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, fitting(property, resolve)]),
    ),
    { requiredKeys: required },
  )

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(40).map((at) => `fuzz${at}@example.com`)
  if (format === 'uuid') return fc.uuid()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const longest = Math.max(minLength, Math.min(maxLength, 40))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest, unit: 'grapheme' }),
    fc.string({ minLength, maxLength: longest }),
  )
}

/** A fitting value with one thing wrong somewhere in it. */
export const misfit = (schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> =>
  fc
    .tuple(fitting(schema, resolve), fc.nat(1_000), fc.nat(1_000), fc.nat(1_000))
    .map(([value, place, how, what]) => spoiled(value, { place, how, what }))

type SeededRandom = { place: number; how: number; what: number }

/** Walks to one place of the value and does something to it there. */
function spoiled(value: unknown, random: SeededRandom): unknown {
  const inside = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const goesOn = inside.length > 0 && random.place % 4 !== 0
  if (!goesOn) return wrongFor(value, random)

  // Indexes are keys too.
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Json
  const key = inside[random.place % inside.length] ?? ''
  if (random.how % 5 === 0) delete copy[key]
  else copy[key] = spoiled(copy[key], { ...random, place: Math.floor(random.place / 4) })
  return copy
}

function wrongFor(value: unknown, { how, what }: SeededRandom): unknown {
  const text = UNTRUSTED_STRINGS[what % UNTRUSTED_STRINGS.length]
  switch (how % 6) {
    case 0:
      return STRAY[what % STRAY.length]
    case 1:
      return [value]
    case 2:
      return typeof value === 'number' ? value + (what % 2 === 0 ? 100 : -100) : text
    case 3:
      return withMore(value, text ?? '')
    case 4:
      return typeof value === 'string' ? `${value}${text}` : [value, value, value]
    default:
      return text
  }
}

/** Unexpected keys; `__proto__` as JSON writes it, an own property. */
const withMore = (value: unknown, text: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.assign(Object.fromEntries([...Object.entries(value), ['__proto__', { role: text }]]), {
        role: text,
        [text]: 1,
      })
    : { value }
