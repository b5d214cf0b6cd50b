/** Calls by the API description: who may, and a valid request. */
import type { Buyer } from '../shop/buyer.ts'
import { type Description, type Operation, operationsOf } from './described.ts'

export type Access = {
  path: string
  method: string
  operation: Operation
  /** Whether `x-api-key` is needed, and for what a partner's key must be. */
  key: boolean
  scope: string | null
  token: 'yes' | 'if any' | 'no'
}

/** The input of every call, as data. */
export const accessOf = (description: Description): Access[] =>
  operationsOf(description).map(({ path, method, operation }) => {
    const ways = operation.security
    const always = (scheme: string) => ways.length > 0 && ways.every((way) => scheme in way)
    const ever = (scheme: string) => ways.some((way) => scheme in way)
    return {
      path,
      method,
      operation,
      key: always('apiKey'),
      scope: ways.flatMap((way) => way.apiKey ?? [])[0] ?? null,
      token: always('token') ? 'yes' : ever('token') ? 'if any' : 'no',
    }
  })

const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** The examples of the description as values; personal data belongs to `owner`. */
export function exampleCall(
  { path, method, operation }: Access,
  owner: Pick<Buyer, 'id'>,
  others: Readonly<Record<string, string>> = {},
) {
  const { parameters = [], requestBody } = operation
  const ids: Record<string, string> = { userId: owner.id, profileId: owner.id, ...others }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((one) => one.name === name)?.schema.example
    return encodeURIComponent(ids[name] ?? (typeof example === 'string' ? example : NOBODYS))
  })
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(schema.example))}`)
    .join('&')
  const body = requestBody?.content['application/json']?.example
  return {
    method: method.toUpperCase(),
    path: query === '' ? filled : `${filled}?${query}`,
    ...(body !== undefined && { body }),
  }
}
