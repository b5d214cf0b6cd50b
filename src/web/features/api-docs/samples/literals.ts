/** What the code of several languages shares. */
import type { Json } from '../reference/api-document.ts'
import type { Sample } from './sample.ts'

/** A text of JavaScript, Python and PHP alike. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

export const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

type Secret = { header: string; name: 'API_KEY' | 'TOKEN'; prefix: '' | 'Bearer ' }

/** Headers whose values a program reads from its environment. */
export const secretsOf = ({ needsKey, needsToken }: Sample): Secret[] => [
  ...(needsKey ? [{ header: 'x-api-key', name: 'API_KEY', prefix: '' } as const] : []),
  ...(needsToken ? [{ header: 'authorization', name: 'TOKEN', prefix: 'Bearer ' } as const] : []),
]

type Words = {
  open: string
  close: string
  /** Between a name and its value. */
  is: string
  word: (value: null | boolean) => string
}

/** A value as a literal; lists are written in brackets everywhere. */
export function literalOf(value: Json, words: Words, indent = ''): string {
  if (value === null || typeof value === 'boolean') return words.word(value)
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return String(value)

  const inner = `${indent}    `
  const isList = Array.isArray(value)
  const lines = isList
    ? value.map((item: Json) => literalOf(item, words, inner))
    : Object.entries(value).map(
        ([name, field]) => `${quoted(name)}${words.is}${literalOf(field, words, inner)}`,
      )
  const [open, close] = isList ? ['[', ']'] : [words.open, words.close]
  if (lines.length === 0) return `${open}${close}`
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}
