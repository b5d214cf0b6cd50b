/** A call as text: for a terminal, for a page, and for Node. */
import type { Json } from '../reference/api-document.ts'
import type { Call } from '../reference/reference.ts'

export const LANGUAGES = ['curl', 'fetch', 'node'] as const
export type Language = (typeof LANGUAGES)[number]

export type Sample = {
  method: string
  /** With the query, as it is sent. */
  url: string
  needsKey: boolean
  needsToken: boolean
  headers: readonly (readonly [name: string, value: string])[]
  body: Json | undefined
}

const JSON_TYPE = ['content-type', 'application/json'] as const

/** The call with the examples of its document in all the places that must be filled. */
export function sampleOf(call: Call, origin: string): Sample {
  const filled = call.asked.filter(({ isRequired, place }) => isRequired || place === 'header')
  return {
    method: call.method,
    url: urlOf(call, origin, new Map(filled.map(({ name, example }) => [name, wordOf(example)]))),
    needsKey: call.needs.key,
    needsToken: call.needs.token === 'yes',
    headers: filled
      .filter(({ place }) => place === 'header')
      .map(({ name, example }) => [name.toLowerCase(), wordOf(example)] as const),
    body: call.body?.example,
  }
}

/** The address with its path filled in and what was given of its query. Empty values are left out. */
export function urlOf(call: Call, origin: string, values: ReadonlyMap<string, string>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  const query = call.asked
    .filter(({ place, name }) => place === 'query' && (values.get(name) ?? '') !== '')
    .map(({ name }) => `${name}=${encodeURIComponent(values.get(name) ?? '')}`)
  return `${origin}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`
}

export const wordOf = (value: Json | undefined): string =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value)

export const jsonOf = (value: Json): string => JSON.stringify(value, null, 2)

const WRITERS = { curl: curlOf, fetch: fetchOf, node: nodeOf } as const satisfies Record<
  Language,
  (sample: Sample) => string
>

export const codeOf = (language: Language, sample: Sample): string => WRITERS[language](sample)

function curlOf({ method, url, needsKey, needsToken, headers, body }: Sample): string {
  // curl reads brackets as a range without this option.
  const plain = /[[\]{}]/.test(url) ? ' -g' : ''
  const verb = method === 'GET' ? '' : ` -X ${method}`
  const lines = [
    `curl${plain}${verb} ${quoted(url)}`,
    ...(needsKey ? ['-H "x-api-key: $API_KEY"'] : []),
    ...(needsToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d ${quoted(jsonOf(body))}`]),
  ]
  return lines.join(' \\\n  ')
}

/** A shell takes text between single quotes literally. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function fetchOf(sample: Sample): string {
  const options = optionsOf(sample, { key: 'apiKey', token: 'token' })
  const told = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`
  return `const answer = await fetch('${sample.url}'${told})\n${readOf(sample)}`
}

function nodeOf(sample: Sample): string {
  const options = optionsOf(sample, { key: 'API_KEY', token: 'TOKEN' })
  const names = [...(sample.needsKey ? ['API_KEY'] : []), ...(sample.needsToken ? ['TOKEN'] : [])]
  const all = [...options, '  signal: AbortSignal.timeout(20_000),']
  return [
    ...(names.length === 0 ? [] : [`const { ${names.join(', ')} } = process.env`, '']),
    `const answer = await fetch('${sample.url}', {\n${all.join('\n')}\n})`,
    'if (!answer.ok) throw new Error(await answer.text())',
    readOf(sample),
  ].join('\n')
}

const readOf = ({ method }: Sample): string =>
  method === 'DELETE' ? 'console.log(answer.status)' : 'console.log(await answer.json())'

function optionsOf(
  { method, needsKey, needsToken, headers, body }: Sample,
  names: { key: string; token: string },
): string[] {
  const sent = [
    ...(needsKey ? [`    'x-api-key': ${names.key},`] : []),
    ...(needsToken ? [`    authorization: \`Bearer \${${names.token}}\`,`] : []),
    ...[...headers, ...(body === undefined ? [] : [JSON_TYPE])].map(
      ([name, value]) => `    '${name}': '${value}',`,
    ),
  ]
  return [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(sent.length === 0 ? [] : ['  headers: {', ...sent, '  },']),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${jsonOf(body).replaceAll('\n', '\n  ')}),`]),
  ]
}
