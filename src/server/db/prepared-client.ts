/**
 * A connection that prepares each query once: PostgreSQL parses and plans its text at the first use, later ones send the
 * name and the values. Queries that are sent together, with `Promise.all`, go out as one write and are answered in
 * their order (`pipeline` of the pool). Decision 0042.
 */
import { hash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'

/** PostgreSQL holds a plan per text and connection, so texts that depend on the input must not fill its memory. */
const TEXTS_MAX = 1_000

const nameByText = new Map<string, string>()

/** Transaction control and settings have no plan. */
const IS_PLANNED = /^\s*(select|insert|update|delete|with|merge)\b/i

export class PreparedClient extends pg.Client {
  /** Set by `pg`; its types leave the stream out. */
  declare connection: pg.Connection & { stream: Writable }
  isCorked = false
  queries = 0

  /** Holds writes back until the code that runs now is done, so that queries sent together cost one system call. */
  corkUntilNextTick(): void {
    if (this.isCorked) return
    this.isCorked = true
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      this.isCorked = false
      stream.uncork()
    })
  }
}

/** How many queries a connection of a pool has sent: all are prepared clients. */
export const queriesOf = (client: pg.ClientBase): number => (client as PreparedClient).queries

// The overloads of `query` differ in their callbacks only; all of them pass the query first and its values second.
Object.defineProperty(PreparedClient.prototype, 'query', {
  value(this: PreparedClient, first: unknown, values?: unknown, ...rest: unknown[]) {
    this.queries += 1
    this.corkUntilNextTick()
    return Reflect.apply(pg.Client.prototype.query, this, [
      withName(first, values),
      values,
      ...rest,
    ])
  },
})

function withName(first: unknown, values: unknown): unknown {
  if (typeof first === 'string') return Array.isArray(values) ? named({ text: first }) : first
  const isConfig = typeof first === 'object' && first !== null && 'text' in first
  return isConfig && !('submit' in first) ? named(first as pg.QueryConfig) : first
}

function named(config: pg.QueryConfig): pg.QueryConfig {
  if (config.name !== undefined) return config
  const name = nameOf(config.text)
  return name === undefined ? config : { ...config, name }
}

/** The same in every process: a connection pooler in between may hand out one session to several of them. */
function nameOf(text: string): string | undefined {
  const known = nameByText.get(text)
  if (known !== undefined || nameByText.size >= TEXTS_MAX || !IS_PLANNED.test(text)) return known
  const name = hash('sha256', text, 'base64url')
  nameByText.set(text, name)
  return name
}
