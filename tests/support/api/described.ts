/**
 * Compares answers of the running shop with its own description: every status is declared, every body has the declared
 * shape and no extra field, every declared header is there. Spec §7; decisions, section 8.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export type Json = { [key: string]: unknown }
/** JSON Schema, as far as our description uses it. */
export type Schema = Json & {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  format?: string
  pattern?: string
  example?: unknown
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
}
export type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, unknown> }
>
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Described>
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}
type Described = {
  description: string
  headers?: Record<string, unknown>
  content?: Content
}
export type Description = Json & {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>
  components: { schemas: Record<string, Schema>; headers: Record<string, { required?: boolean }> }
}

export type Answered = { status: number; headers: Headers; text: string }

export const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )

export type Checker = ReturnType<typeof checkerOf>

const ID = 'https://shop.example/openapi.json'

/** What is wrong with an example of the description, as messages. */
export function exampleChecker(description: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: ID, components: { schemas: description.components.schemas } })
  return (schema: Json, example: unknown): string[] => {
    const written = JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)
    const validate = ajv.compile(JSON.parse(written) as Json)
    return validate(example)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

/** What a description says of an answer; made once for each description. */
export function checkerOf(description: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // What is sent must be described: a field more is as wrong as one less.
  const schemas = Object.fromEntries(
    Object.entries(description.components.schemas).map(([name, schema]) => [name, closed(schema)]),
  )
  ajv.addSchema({ $id: ID, components: { schemas } })
  const validators = new Map<unknown, ValidateFunction>()
  const routes = operationsOf(description)
    .map((route) => ({ ...route, pattern: patternOf(route.path) }))
    // A fixed path wins over one with a parameter, as in the router.
    .sort((one, other) => holesIn(one.path) - holesIn(other.path))

  const validatorOf = (schema: Json): ValidateFunction => {
    const known = validators.get(schema)
    if (known) return known
    const made = ajv.compile(closed(schema) as Json) // An object stays one.
    validators.set(schema, made)
    return made
  }

  return {
    find: (method: string, path: string) => {
      const bare = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
      return routes.find(
        (route) => route.method === method.toLowerCase() && route.pattern.test(bare),
      )
    },
    /** What is wrong with the answer; empty when nothing is. Undescribed calls are not checked. */
    complaints(method: string, path: string, answered: Answered): string[] {
      const operation = this.find(method, path)?.operation
      return operation ? complaintsOf(operation, answered) : []
    },
  }

  function complaintsOf(operation: Operation, answered: Answered): string[] {
    const { status, headers, text } = answered
    const declared = operation.responses[status]
    if (!declared) return [`${status} is not declared: ${text.slice(0, 200)}`]

    const missing = Object.keys(declared.headers ?? {}).filter(
      (name) => description.components.headers[name]?.required && !headers.has(name),
    )
    return [...missing.map((name) => `${status} has no ${name}`), ...bodyOf(declared, answered)]
  }

  function bodyOf({ content }: Described, { status, headers, text }: Answered): string[] {
    if (!content) return text === '' ? [] : [`${status} has a body`]

    const type = headers.get('content-type')?.split(';')[0] ?? ''
    const schema = content[type]?.schema
    if (!schema) return [`${status} is ${type}, not ${Object.keys(content)}`]
    if (type !== 'application/json') return []

    const validate = validatorOf(schema)
    if (validate(JSON.parse(text))) return []
    const wrong = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    return [`${status} differs: ${wrong.join('; ')} in ${text.slice(0, 400)}`]
  }
}

const holesIn = (path: string): number => path.split('{').length

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`)

/** No object allows unknown fields; parts of an `allOf` are checked together and stay open. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema

  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === '$ref') return [key, `${ID}${String(value)}`]
    if (key === 'allOf' || key === 'enum' || key === 'example' || key === 'examples') {
      return [key, key === 'allOf' ? refsAway(value) : value]
    }
    return [key, closed(value)]
  })
  const isOpen = 'additionalProperties' in schema || !('properties' in schema)
  return { ...Object.fromEntries(entries), ...(!isOpen && { additionalProperties: false }) }
}

const refsAway = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/', `"${ID}#/`))
