/** Queries that the shops of this process send to their database, as texts with the values left out. */
import type pg from 'pg'

import { PreparedClient } from '#server/db/prepared-client.ts'

/** Call counts are written from time to time, independent of requests. */
const isBeside = (text: string): boolean => text.includes('greatest("rate_counters"."resets_at"')

type Sent = { text: string } | string

/** `using watch = watchQueries()` */
export function watchQueries() {
  const texts: string[] = []
  const { query } = PreparedClient.prototype
  PreparedClient.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [sent] = given as [Sent | undefined]
    const text = typeof sent === 'string' ? sent : sent?.text
    if (text !== undefined && !isBeside(text)) texts.push(text)
    return Reflect.apply(query, this, given)
  } as typeof query

  return {
    /** Those since the last time. */
    taken: (): string[] => texts.splice(0),
    [Symbol.dispose]() {
      PreparedClient.prototype.query = query
    },
  }
}
