/** The part of an OpenAPI 3.1 document that the reference reads. Every field may be missing. */

/** What JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  additionalProperties?: boolean | Schema
  enum?: readonly Json[]
  const?: Json
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: Json
  example?: Json
  examples?: readonly Json[]
}

export type Media = {
  schema?: Schema
  example?: Json
  examples?: Readonly<Record<string, { value?: Json }>>
}

export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  example?: Json
}

export type Answer = { description?: string; content?: Readonly<Record<string, Media>> }

export type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: readonly string[]
  'x-scope'?: string
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content?: Readonly<Record<string, Media>> }
  responses?: Readonly<Record<string, Answer>>
}

export type ApiDocument = {
  tags?: readonly { name: string; description?: string }[]
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { schemas?: Readonly<Record<string, Schema>> }
}

export type Schemas = Readonly<Record<string, Schema>>

/** The name of an object that has one; `null` for an inline schema. */
export const nameOf = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null

/** The schema itself, wherever it is written. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = nameOf(schema)
  return name === null
    ? schema
    : { ...schemas[name], ...(schema.description && { description: schema.description }) }
}

/** Without the `null` that only says that there may be none. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const variants = schema.anyOf ?? schema.oneOf
  const others = variants?.filter(({ type }) => type !== 'null')
  if (variants && others && others.length < variants.length) {
    const [only] = others
    const { anyOf: _, oneOf: __, ...around } = schema
    return {
      schema: only && others.length === 1 ? { ...around, ...only } : { ...around, anyOf: others },
      isNullable: true,
    }
  }
  const { type } = schema
  if (typeof type === 'string' || !type?.includes('null')) return { schema, isNullable: false }

  const [one, ...more] = type.filter((each) => each !== 'null')
  return {
    schema: {
      ...schema,
      ...(one !== undefined && { type: more.length === 0 ? one : [one, ...more] }),
    },
    isNullable: true,
  }
}
