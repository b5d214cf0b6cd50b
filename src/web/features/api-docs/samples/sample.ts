/** A call with its examples filled in: what the code of every language is written from. */
import type { Json } from '../reference/api-document.ts'
import type { Call } from '../reference/reference.ts'

export type Sample = {
  method: string
  /** With the query, as it is sent. */
  url: string
  needsKey: boolean
  needsToken: boolean
  headers: readonly (readonly [name: string, value: string])[]
  body: Json | undefined
  /** What a success contains; `null` for a file and for no content. */
  answer: Json | null
  isFile: boolean
}

/** The call with the examples of its document in all the places that must be filled. */
export function sampleOf(call: Call, origin: string): Sample {
  const filled = call.asked.filter(
    ({ isRequired, isShown, place }) => isRequired || isShown || place === 'header',
  )
  const [given] = call.given
  const isJson = given?.media?.includes('json') === true
  return {
    method: call.method,
    url: urlOf(call, origin, new Map(filled.map(({ name, example }) => [name, wordOf(example)]))),
    needsKey: call.needs.key,
    needsToken: call.needs.token === 'yes',
    headers: filled
      .filter(({ place }) => place === 'header')
      .map(({ name, example }) => [
        name.toLowerCase(),
        // Each operation needs a key of its own.
        name === 'Idempotency-Key' ? `${call.id}-1` : wordOf(example),
      ]),
    body: call.body?.example,
    answer: isJson ? (given.example ?? null) : null,
    isFile: !isJson && typeof given?.media === 'string',
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
