/**
 * A connection that prepares each query once: PostgreSQL parses and plans its text at the first use, later ones send the
 * name and the values (decision 0042). What a transaction asks for at the same moment goes out as one group (decision 0068).
 */
import { hash } from 'node:crypto'
import pg from 'pg'

import { type PreparedByName, type Statement, StatementGroup } from './statement-group.ts'

/** PostgreSQL holds a plan per text and connection, so texts that depend on the input must not fill its memory. */
const TEXTS_MAX = 1_000

const nameByText = new Map<string, string>()

const IS_CONTROL = /^(begin|commit|rollback)$/
/** Settings have no plan. */
const IS_PLANNED = /^\s*(select|insert|update|delete|with|merge)\b/i

export class PreparedClient extends pg.Client {
  queries = 0
  #preparedByName: PreparedByName = new Map()
  /** What was asked for since the last turn of the event loop, in a transaction. */
  #group: StatementGroup | null = null
  #isInTransaction = false
  #isWaiting = false

  /**
   * Ends a connection that owes an answer and says nothing for `afterMs`: a network that broke between two machines reports it only after a
   * quarter of an hour, and until then the pool would wait instead of opening another connection.
   */
  endWhenSilent(afterMs: number): void {
    const { stream } = this.connection
    // A socket; the types of `pg` allow any stream.
    if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
    this.on('drain', () => {
      this.#isWaiting = false
    })
    stream.setTimeout(afterMs, () => {
      if (this.#isWaiting) stream.destroy(new Error('Connection terminated: no answer in time'))
    })
  }

  /** Outside of a transaction each statement is committed alone. */
  send(statement: Statement): void {
    if (statement.text === 'begin') this.#isInTransaction = true
    const group = this.#group ?? new StatementGroup(this.#preparedByName)
    group.add(statement)
    if (statement.text === 'commit' || statement.text === 'rollback') this.#isInTransaction = false
    if (this.#group === null && this.#isInTransaction) process.nextTick(() => this.sendGroup())
    this.#group = group
    if (!this.#isInTransaction) this.sendGroup()
  }

  sendGroup(): void {
    const group = this.#group
    this.#group = null
    if (group) this.ask(group)
  }

  ask(...request: unknown[]): unknown {
    this.#isWaiting = true
    return Reflect.apply(pg.Client.prototype.query, this, request)
  }
}

/** How many queries a connection of a pool has sent: all are prepared clients. */
export const queriesOf = (client: pg.ClientBase): number => (client as PreparedClient).queries

// The overloads of `query` differ in their callbacks only; all of them pass the query first and its values second.
Object.defineProperty(PreparedClient.prototype, 'query', {
  writable: true,
  value(this: PreparedClient, first: unknown, values?: unknown, callback?: Statement['settle']) {
    this.queries += 1
    const prepared = preparedOf(first, values)
    if (prepared === null) {
      this.sendGroup()
      return this.ask(first, values, callback)
    }
    if (callback) return this.send({ ...prepared, settle: callback })
    return new Promise((resolve, reject) => {
      const settle: Statement['settle'] = (error, result) =>
        error ? reject(error) : resolve(result)
      this.send({ ...prepared, settle })
    })
  },
})

/** `null` for what can't be prepared: several statements in one text, settings. */
function preparedOf(first: unknown, values: unknown): Omit<Statement, 'settle'> | null {
  if (typeof first === 'string') {
    return Array.isArray(values) || IS_CONTROL.test(first) ? named({ text: first }, values) : null
  }
  const isConfig = typeof first === 'object' && first !== null && 'text' in first
  return isConfig && !('submit' in first) ? named(first as pg.QueryArrayConfig, values) : null
}

type Config = Pick<pg.QueryConfig, 'text' | 'name' | 'values' | 'types'> & { rowMode?: string }

function named(config: Config, values: unknown): Omit<Statement, 'settle'> | null {
  const { text, name = nameOf(text), types, rowMode } = config
  if (name === undefined) return null
  const given = values ?? config.values
  return { name, text, types, rowMode, values: Array.isArray(given) ? given : [] }
}

/** The same in every process: a connection pooler in between may hand out one session to several of them. */
function nameOf(text: string): string | undefined {
  const known = nameByText.get(text)
  if (known !== undefined || nameByText.size >= TEXTS_MAX) return known
  if (!IS_PLANNED.test(text) && !IS_CONTROL.test(text)) return undefined
  const name = hash('sha256', text, 'base64url')
  nameByText.set(text, name)
  return name
}
