/** Queries the shop in GraphQL. Decision 0024. */
import { expect } from 'vitest'

import type { TestShop } from '../shop/shop.ts'

export type Row = Record<string, unknown>
type Told = { message: string; path?: string[]; extensions: Row & { code: string } }
export type GraphqlAnswer = { data?: Row | null; errors?: Told[] }

export const GRAPHQL_PATH = '/graphql'
/** Of a client of today: then what is refused has a status of its own. */
export const STRICT = { accept: 'application/graphql-response+json' }

export function graphqlOf(shop: TestShop) {
  const ask = (query: string, variables?: Row, headers?: Record<string, string>) =>
    shop.call<GraphqlAnswer>({
      path: GRAPHQL_PATH,
      body: { query, ...(variables && { variables }) },
      ...(headers && { headers }),
    })
  return {
    ask,
    /** The data of a query that is answered whole. */
    async read<T = Record<string, never>>(query: string, variables?: Row): Promise<T> {
      const { status, body } = await ask(query, variables)
      expect(body.errors, query).toBeUndefined()
      expect(status).toBe(200)
      // Each test names the fields that its query requests.
      return body.data as T
    },
    /** The only error of a query that is refused whole. */
    async refusal(query: string, variables?: Row): Promise<Told & { status: number }> {
      const { status, body } = await ask(query, variables, STRICT)
      expect(body.data ?? null, query).toBeNull()
      expect(body.errors?.length, JSON.stringify(body)).toBe(1)
      const [error] = body.errors ?? []
      if (!error) throw new Error('there is an error')
      return { status, ...error }
    },
  }
}
