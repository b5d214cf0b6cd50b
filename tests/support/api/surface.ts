/** What programs rely on in the description, line by line, and which changes of it break them. */
import type { Content, Description, Schema } from './described.ts'

const UPPER_LIMITS = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const
const LOWER_LIMITS = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const
const LIMITS = [...UPPER_LIMITS, ...LOWER_LIMITS]

/** Requests take values, within limits, and need fields; answers and webhooks give types, and some of their fields always. */
type Verb = 'takes' | 'needs' | 'limits' | 'gives' | 'always'

/** `POST /v1/orders takes body.currency: "jpy"` */
export function surfaceOf({ paths, webhooks, components }: Description): string[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody, responses }]) => {
      const name = `${method.toUpperCase()} ${path}`
      const given = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      return [
        ...parameters
          .filter(isOwn)
          .flatMap((one) => [
            ...(one.required ? [`${name} needs ${one.in}.${one.name}`] : []),
            ...linesOf(`${name} takes ${one.in}.${one.name}`, one.schema),
          ]),
        ...linesOf(`${name} takes body`, jsonOf(requestBody?.content)),
        ...given.flatMap(([status, { content }]) => [
          `${name} gives ${status}`,
          ...linesOf(`${name} gives body`, jsonOf(content)),
        ]),
      ]
    }),
  )
  const events = Object.entries(webhooks).flatMap(([name, { post }]) =>
    linesOf(`${name} gives body`, jsonOf(post.requestBody.content)),
  )
  return [...new Set([...calls, ...events])]

  function linesOf(at: string, schema: Schema): string[] {
    const { $ref, properties = {}, required = [], items } = schema
    if ($ref) return linesOf(at, components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})

    const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
    return [
      ...valuesOf(schema, isRequest(at)).map((value) => `${at}: ${value}`),
      ...(isRequest(at) ? limitsOf(schema).map((limit) => `${said(at, 'limits')} ${limit}`) : []),
      ...choices.flatMap((choice) => linesOf(at, choice)),
      ...(items ? linesOf(`${at}[]`, items) : []),
      ...required.map((name) => `${said(at, isRequest(at) ? 'needs' : 'always')}.${name}`),
      ...Object.entries(properties).flatMap(([name, field]) => linesOf(`${at}.${name}`, field)),
    ]
  }
}

/** Every call takes these two. */
const isOwn = ({ name }: { name: string }): boolean => !['locale', 'debug'].includes(name)

/** As it is stored: the name of a call once, above its lines. */
export const surfaceText = (lines: readonly string[]): string =>
  [...Map.groupBy(lines, nameOf)]
    .map(([name, own]) => [name, ...own.map((line) => line.replace(name, ' '))].join('\n'))
    .join('\n')

export function readSurface(text: string): string[] {
  let name = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('  ')) return [line.replace(' ', name)]
    name = line
    return []
  })
}

const nameOf = (line: string): string => line.replace(/ (takes|needs|limits|gives|always) .*/, '')

const jsonOf = (content: Content | undefined = {}): Schema =>
  content['application/json']?.schema ?? {}
const isRequest = (line: string): boolean => / (takes|needs|limits) /.test(line)
const said = (line: string, verb: Verb): string =>
  line.replace(/ (takes|needs|limits|gives|always) /, ` ${verb} `)

/** `maxLength 100` */
const limitsOf = (schema: Schema): string[] =>
  LIMITS.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${schema[name]}`]))

/** Each value that a request may have; of an answer the types alone, as programs must expect further values. */
function valuesOf({ type, enum: values, const: only }: Schema, isAsked: boolean): string[] {
  const allowed = only === undefined ? values : [only]
  if (!allowed) return [type ?? []].flat()
  return allowed.map((value) => (isAsked ? JSON.stringify(value) : typeof value))
}

/** What a program that worked before would stumble over. */
export function breakingChanges(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)]
  /** Whether the thing around it was there: a new call or object may need whatever it likes. */
  const isAroundOld = (line: string) => {
    const around = said(line, 'takes').replace(/\.[^.]+$/, '')
    return before.some((one) => one.startsWith(`${around}: `) || one.startsWith(`${around}.`))
  }
  const gone = before.filter((line) => !now.has(line) && !/ (needs|limits) /.test(line))
  const needed = after.filter((line) => !old.has(line) && / needs /.test(line) && isAroundOld(line))
  const nullable = after.filter(
    (line) =>
      !old.has(line) &&
      / gives .*: null$/.test(line) &&
      before.some((one) => one.startsWith(line.replace(/null$/, ''))),
  )
  return [
    ...gone.map((line) => `gone: ${line}`),
    ...[...needed, ...nullable, ...after.filter((line) => isNarrower(line, before))].map(
      (line) => `new: ${line}`,
    ),
  ]
}

/** A limit that values which were accepted before may exceed. */
function isNarrower(line: string, before: readonly string[]): boolean {
  const [, place = '', name = '', value = ''] = /^(.+ limits .+) (\w+) (\S+)$/.exec(line) ?? []
  const isFieldOld = before.some((one) => one.startsWith(`${said(place, 'takes')}: `))
  if (name === '' || !isFieldOld) return false
  const former = before.find((one) => one.startsWith(`${place} ${name} `))
  if (former === undefined) return true
  const change = Number(value) - Number(former.split(' ').at(-1))
  return UPPER_LIMITS.some((limit) => limit === name) ? change < 0 : change > 0
}
