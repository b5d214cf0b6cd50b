/** A schema as the rows of a table: nested fields follow their parent, one step further in. */
import { isLocale } from '#shared/locale.ts'

import {
  type Json,
  nameOf,
  resolved,
  type Schema,
  type Schemas,
  withoutNull,
} from './api-document.ts'
import type { Limit, Row } from './reference.ts'

/** The maximum depth: deeper rows would not be readable. */
const DEPTH_MAX = 6

/** A text of the description in the language of the page. */
export type Say = (text: string) => string

export type Reading = {
  schemas: Schemas
  say: Say
  /** Named objects are documented elsewhere; a request is shown in one piece. */
  isUnfolded: boolean
}

export const rowsOf = (schema: Schema, reading: Reading): Row[] => inside(schema, 0, reading)

/** What is true of a value by itself, whatever it is called. */
export function factsOf(
  schema: Schema,
  { schemas, say, isUnfolded }: Reading,
): Omit<Row, 'name' | 'depth'> {
  const { schema: given, isNullable } = withoutNull(schema)
  const object = isUnfolded ? null : (nameOf(given) ?? nameOf(given.items ?? {}))
  const plain = resolved(given, schemas)
  const own = plain.items ? { ...plain.items, ...limitsOnly(plain) } : plain
  const values = valuesOf(isUnfolded ? resolved(own, schemas) : own)
  const limits = limitsOf(plain)
  return {
    type: typeOf(given, schemas, isUnfolded),
    ...(object !== null && { object }),
    ...(isNullable && { isNullable }),
    ...(values.length > 0 && { values }),
    ...(limits.length > 0 && { limits }),
    ...(plain.default !== undefined && { fallback: plain.default }),
    ...(textOf(schema, plain) !== '' && { text: say(textOf(schema, plain)) }),
  }
}

const textOf = (schema: Schema, plain: Schema): string =>
  schema.description ?? plain.description ?? ''

const limitsOnly = ({ minItems, maxItems }: Schema): Schema => ({
  ...(minItems !== undefined && { minItems }),
  ...(maxItems !== undefined && { maxItems }),
})

/** The fields of an object, of the entries of a list, or of each form that a value may take. */
function inside(schema: Schema, depth: number, reading: Reading): Row[] {
  if (depth > DEPTH_MAX) return []

  const { schema: given } = withoutNull(schema)
  if (depth > 0 && !reading.isUnfolded && nameOf(given) !== null) return []

  const plain = resolved(given, reading.schemas)
  if (plain.items) return inside(plain.items, depth, reading)
  if (depth > 0 && isOfLanguages(plain)) return []
  if (plain.allOf) return plain.allOf.flatMap((part) => inside(part, depth, reading))
  const forms = plain.anyOf ?? plain.oneOf ?? []
  if (forms.some((form) => resolved(form, reading.schemas).properties)) {
    return forms.flatMap((form, at) => [
      { name: '', ...deep(depth), form: at + 1, ...factsOf(form, reading) },
      ...inside(form, depth + 1, reading),
    ])
  }
  return fieldsOf(plain, depth, reading)
}

const fieldsOf = (schema: Schema, depth: number, reading: Reading): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    {
      name,
      ...deep(depth),
      ...factsOf(field, reading),
      ...(schema.required?.includes(name) && { isRequired: true as const }),
    },
    ...inside(field, depth + 1, reading),
  ])

const deep = (depth: number): Pick<Row, 'depth'> => (depth === 0 ? {} : { depth })

/** `string`, `integer[]`, `Product[]`: as programmers write it, the same in every language. */
function typeOf(schema: Schema, schemas: Schemas, isUnfolded: boolean): string {
  const name = isUnfolded ? null : nameOf(schema)
  if (name !== null) return name

  const plain = resolved(schema, schemas)
  if (plain.items) return `${typeOf(withoutNull(plain.items).schema, schemas, isUnfolded)}[]`
  const forms = plain.anyOf ?? plain.oneOf
  if (forms) {
    const names = forms.map((form) => typeOf(withoutNull(form).schema, schemas, isUnfolded))
    return [...new Set(names)].join(' | ')
  }
  if (isOfLanguages(plain)) return `{ ${Object.keys(plain.properties ?? {}).join(', ')} }`
  const type = typeof plain.type === 'string' ? plain.type : plain.type?.join(' | ')
  const written = type ?? (plain.properties || plain.allOf ? 'object' : typeOfValue(plain.const))
  return plain.format === undefined ? written : `${written} (${plain.format})`
}

/** One text in each language says all of itself in its type. */
const isOfLanguages = ({ properties = {} }: Schema): boolean =>
  Object.keys(properties).length > 1 && Object.keys(properties).every(isLocale)

const typeOfValue = (value: Json | undefined): string =>
  value === undefined ? 'any' : typeof value

function valuesOf({ enum: listed, const: only }: Schema): Json[] {
  const values = only === undefined ? (listed ?? []) : [only]
  return values.filter((value) => value !== null)
}

/** A format says more than its pattern does. */
function limitsOf(schema: Schema): Limit[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema
  return [
    ...range('length', minLength, maxLength),
    ...range('items', minItems, maxItems),
    ...range('value', minimum, isEveryInteger(maximum) ? undefined : maximum),
    ...(pattern !== undefined && format === undefined
      ? [{ kind: 'pattern' as const, pattern }]
      : []),
  ]
}

/** What a generator writes where no limit was meant. */
const isEveryInteger = (limit: number | undefined): boolean => limit === Number.MAX_SAFE_INTEGER

function range(kind: 'length' | 'items' | 'value', min?: number, max?: number): Limit[] {
  const isOpen = min === undefined || min === Number.MIN_SAFE_INTEGER
  if (isOpen && max === undefined) return []
  return [{ kind, ...(!isOpen && { min }), ...(max !== undefined && { max }) }]
}
