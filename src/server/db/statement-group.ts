/**
 * Prepared statements that a connection sends in one write and PostgreSQL answers in one: `pg` itself asks for an answer and for
 * a description of the columns with each statement. Decision 0068.
 */
import pg from 'pg'
import utils from 'pg/lib/utils.js'

import { asError } from '#server/process/error-facts.ts'

export type Statement = {
  name: string
  text: string
  values: readonly unknown[]
  rowMode: string | undefined
  types: pg.CustomTypesConfig | undefined
  settle: (error: Error | null, result?: Result) => void
}

type Result = { rows: unknown[]; rowCount: number | null; fields: readonly pg.FieldDef[] }
type ColumnParser = (text: string) => unknown

/** What a connection knows of a statement that PostgreSQL has prepared; `columns` once it has described them. */
type Prepared = {
  columns: readonly pg.FieldDef[] | null
  readers: readonly ColumnParser[]
  types: pg.CustomTypesConfig | undefined
}
export type PreparedByName = Map<string, Prepared>

type Sent = {
  statement: Statement
  values: (string | Buffer | null)[]
  prepared: Prepared
  isNew: boolean
  result: Result
}

/** The methods are those that the client of `pg` calls. */
export class StatementGroup extends pg.Query {
  #preparedByName: PreparedByName
  #sent: Sent[] = []
  /** How many statements are complete. */
  #completed = 0
  #unreadable: Error | null = null

  constructor(preparedByName: PreparedByName) {
    super('')
    this.#preparedByName = preparedByName
  }

  /** Throws where a value can't be written. */
  add(statement: Statement): void {
    const values = statement.values.map(utils.prepareValue)
    const known = this.#preparedByName.get(statement.name)
    const prepared = known ?? { columns: null, readers: [], types: undefined }
    if (!known) this.#preparedByName.set(statement.name, prepared)
    const result = { rows: [], rowCount: null, fields: [] }
    this.#sent.push({ statement, values, prepared, isNew: !known, result })
  }

  override submit = (connection: pg.Connection): void => {
    connection.stream.cork()
    for (const { statement, values, prepared, isNew } of this.#sent) {
      const { name, text } = statement
      if (isNew) {
        // A group that failed may have left it.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values }, true)
      if (prepared.columns === null) connection.describe({ type: 'P' }, true)
      connection.execute(null, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const sent = this.#sent[this.#completed]
    if (sent) sent.prepared.columns = fields
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const sent = this.#sent[this.#completed]
    try {
      if (sent) sent.result.rows.push(rowOf(sent, fields))
    } catch (error) {
      this.#unreadable ??= asError(error)
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const sent = this.#sent[this.#completed]
    this.#completed += 1
    if (!sent) return
    const { prepared, result } = sent
    // Where it described none, there are none.
    prepared.columns ??= []
    result.fields = prepared.columns
    result.rowCount = rowCountIn(text)
  }

  handleEmptyQuery(): void {
    this.#completed += 1
  }

  /** Only now is committed what runs outside of a transaction. */
  handleReadyForQuery(): void {
    for (const { statement, result } of this.#sent) statement.settle(this.#unreadable, result)
  }

  /** PostgreSQL skips the rest of a group after a statement that failed. */
  handleError(error: Error): void {
    const failedAt = Math.min(this.#completed, this.#sent.length - 1)
    this.#sent.forEach(({ statement, isNew, result }, at) => {
      if (at < failedAt) {
        statement.settle(this.#unreadable, result)
        return
      }
      if (isNew) this.#preparedByName.delete(statement.name)
      statement.settle(error)
    })
  }
}

function rowOf({ statement, prepared }: Sent, fields: readonly (string | null)[]): unknown {
  const { columns, readers } = readableBy(statement, prepared)
  const values = fields.map((text, at) => (text === null ? null : readers[at]?.(text)))
  if (statement.rowMode === 'array') return values
  return Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]))
}

/** A statement that is built once has the same types each time. */
function readableBy({ types }: Statement, prepared: Prepared) {
  const columns = prepared.columns ?? []
  if (prepared.types !== types || prepared.readers.length !== columns.length) {
    const { getTypeParser } = types ?? pg.types
    prepared.readers = columns.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text'))
    prepared.types = types
  }
  return { columns, readers: prepared.readers }
}

/** `INSERT 0 2` or `SELECT 2`; `BEGIN` has no number. */
function rowCountIn(tag: string): number | null {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1))
  return Number.isNaN(count) ? null : count
}
