/** Writes the types of the client from the description of the calls. Decision 0025. */

import type { Content, Description, Operation, Parameter, Schema } from './described.ts'

const HEAD = `/**
 * Every call, and what it takes and answers. Written by tests/contract/api/client.test.ts from the description of the calls
 * (\`vitest run tests/contract/api/client.test.ts -u\`); nobody edits it.
 */`
/** Sent with every call by the transport itself. */
const GIVEN = ['locale', 'debug']

export function clientTypesOf({ paths, webhooks, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        `  '${method.toUpperCase()} ${path}': ${indented(callOf(operation), 1)}`,
    ),
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `type ${name} = ${typeOf(schema)}`,
  )
  const events = Object.values(webhooks).map(
    ({ post }) => `  | ${jsonOf(post.requestBody.content)}`,
  )
  const parts = [
    `export type Calls = {\n${calls.join('\n')}\n}`,
    `/** What a webhook carries. */\nexport type WebhookEvent =\n${events.join('\n')}`,
    `/** Calls that take an idempotency key. */\nexport const KEYED_CALLS = [\n${keyedOf(paths).join('\n')}\n] as const`,
  ]
  return `${[HEAD, ...parts, ...reached(schemas, parts.join('\n'))].join('\n\n')}\n`
}

const keyedOf = (paths: Description['paths']): string[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters = [] }]) =>
        parameters.some(({ name }) => name === 'Idempotency-Key'),
      )
      .map(([method]) => `  '${method.toUpperCase()} ${path}',`),
  )

function callOf({ parameters = [], requestBody, responses }: Operation): string {
  const fields = [
    parametersOf(parameters, 'path'),
    parametersOf(parameters, 'query'),
    requestBody && `body${requestBody.required ? '' : '?'}: ${jsonOf(requestBody.content)}`,
    `answer: ${answerOf(responses)}`,
    `problem: ${union(codesOf(responses).map(literal))}`,
  ]
  return `{\n${fields
    .filter(Boolean)
    .map((field) => `  ${indented(String(field), 1)}`)
    .join('\n')}\n}`
}

function parametersOf(parameters: readonly Parameter[], where: string): string | null {
  const here = parameters.filter((it) => it.in === where && !GIVEN.includes(it.name))
  if (here.length === 0) return null

  const fields = here.map(({ name, required, schema }) =>
    fieldOf(name, required === true, typeOf(schema)),
  )
  const isOptional = here.every(({ required }) => !required)
  return `${where}${isOptional ? '?' : ''}: { ${fields.join('; ')} }`
}

/** A call that answers with no JSON answers with a file, or with nothing. */
function answerOf(responses: Operation['responses']): string {
  const contents = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content)
  return [...new Set(contents.map((content) => (content ? jsonOf(content) : 'undefined')))].join(
    ' | ',
  )
}

/** The description shows each code of a refusal as an example of it. */
const codesOf = (responses: Operation['responses']): string[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { content = {} }]) => Object.keys(content['application/json']?.examples ?? {}))

function jsonOf(content: Content): string {
  const json = content['application/json']
  return json ? typeOf(json.schema) : 'Blob'
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return union(choices.map(typeOf))
  if (schema.allOf) return schema.allOf.map((part) => grouped(typeOf(part))).join(' & ')
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => typeOf({ ...schema, type })))
  }
  return plainTypeOf(schema)
}

function plainTypeOf(schema: Schema): string {
  switch (schema.type) {
    case 'integer':
      return 'number'
    case 'array':
      return `${grouped(typeOf(schema.items ?? {}))}[]`
    case 'object':
      return objectOf(schema)
    case undefined:
      return 'unknown'
    default:
      return schema.type as string // Without a list of types, only a name is left.
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const names = Object.keys(properties)
  if (names.length === 0) {
    const value =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
    return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${value}>`
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) => `  ${fieldOf(name, required.includes(name), indented(typeOf(schema), 1))}`,
  )
  return `{\n${fields.join('\n')}\n}`
}

/** Only the schemas that a call names, itself or through another one: what is left over would be unused. */
function reached(schemas: readonly string[], text: string): string[] {
  const found = schemas.filter((schema) => names(text, nameOf(schema)))
  const more = schemas.filter((schema) => names(found.join('\n'), nameOf(schema)))
  const all = schemas.filter((schema) => found.includes(schema) || more.includes(schema))
  return all.length === found.length ? all : reached(all, `${text}\n${all.join('\n')}`)
}

const nameOf = (schema: string): string => /^type (\w+)/.exec(schema)?.[1] ?? ''
const names = (text: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b(?!['?:])`).test(text)
/** A field that may be missing may be written as undefined: JSON leaves it out. */
const fieldOf = (name: string, isRequired: boolean, type: string): string =>
  isRequired ? `${keyOf(name)}: ${type}` : `${keyOf(name)}?: ${type} | undefined`
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
/** A union inside a larger type is put in parentheses. */
const grouped = (type: string): string => (isChoice(type) ? `(${type})` : type)

function isChoice(type: string): boolean {
  let depth = 0
  return [...type].some((sign, index) => {
    if ('{(['.includes(sign)) depth += 1
    if ('})]'.includes(sign)) depth -= 1
    return depth === 0 && [' | ', ' & '].includes(type.slice(index, index + 3))
  })
}

const indented = (text: string, steps: number): string =>
  text.replaceAll('\n', `\n${'  '.repeat(steps)}`)
