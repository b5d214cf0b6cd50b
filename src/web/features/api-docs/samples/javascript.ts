/** JavaScript and TypeScript for Node: the second says what the answer is made of. */
import type { Json } from '../reference/api-document.ts'
import { indented, quoted, secretsOf } from './literals.ts'
import { jsonOf, type Sample } from './sample.ts'

const FAILED = 'if (!response.ok) throw new Error(await response.text())'

export const javascriptOf = (sample: Sample): string =>
  [...imports(sample), fetchOf(sample, ''), FAILED, ...readOf(sample, '')].join('\n')

export function typescriptOf(sample: Sample): string {
  const type = sample.answer === null ? [] : [`type Answer = ${typeOf(sample.answer, '')}`, '']
  const read = readOf(sample, sample.answer === null ? '' : ' as Answer')
  return [...imports(sample), ...type, fetchOf(sample, " ?? ''"), FAILED, ...read].join('\n')
}

const imports = ({ isFile }: Sample): string[] =>
  isFile ? ["import { writeFile } from 'node:fs/promises'", ''] : []

function fetchOf(sample: Sample, fallback: string): string {
  const { method, url, headers, body } = sample
  const sent = [
    ...secretsOf(sample).map(({ header, name, prefix }) =>
      prefix === ''
        ? `'${header}': process.env.${name}${fallback}`
        : `${header}: \`${prefix}\${process.env.${name}}\``,
    ),
    ...headers.map(([name, value]) => `'${name}': ${quoted(value)}`),
    ...(body === undefined ? [] : [`'content-type': 'application/json'`]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(sent.length === 0 ? [] : ['  headers: {', ...sent.map((line) => `    ${line},`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(jsonOf(body), '  ')}),`]),
  ]
  const given = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`
  return `const response = await fetch(${quoted(url)}${given})`
}

function readOf({ answer, isFile }: Sample, type: string): string[] {
  if (isFile) return ["await writeFile('document.pdf', await response.bytes())"]
  if (answer === null) return ['console.log(response.status)']
  return [`const answer = (await response.json())${type}`, 'console.log(answer)'].map((line) =>
    type === '' ? line.replace('(await response.json())', 'await response.json()') : line,
  )
}

/** The type of an example: of a list that of its first entry. */
function typeOf(value: Json, indent: string): string {
  if (value === null) return 'unknown'
  if (Array.isArray(value)) return `${typeOf(value[0] ?? null, indent)}[]`
  if (typeof value !== 'object') return typeof value

  const fields = Object.entries(value).map(
    ([name, field]) => `${indent}  ${keyOf(name)}: ${typeOf(field, `${indent}  `)}`,
  )
  return fields.length === 0 ? 'object' : `{\n${fields.join('\n')}\n${indent}}`
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
