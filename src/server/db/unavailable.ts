/** Distinguishes an unavailable database (503, passes) from a bug (500). */

/** Why the database can't be used: it is down, its disk is full, or it has no connection left. */
export type Unavailability = 'database_down' | 'disk_full' | 'no_connection'

/** SQLSTATE codes and classes, longest first. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const BY_SQLSTATE: readonly [string, Unavailability][] = [
  // disk_full
  ['53100', 'disk_full'],
  // Other insufficient resources: out of memory, too many connections, a configured limit.
  ['53', 'no_connection'],
  // admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped, idle_session_timeout
  ['57P0', 'database_down'],
  // Connection exceptions.
  ['08', 'database_down'],
  // read_only_sql_transaction: a standby before it takes over.
  ['25006', 'database_down'],
]

/** Errors of the socket to PostgreSQL. `ENOENT` is the missing file of a unix socket. */
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** `pg` and `pg-pool` give these no code. */
const BY_MESSAGE: readonly [RegExp, Unavailability][] = [
  [/^timeout exceeded when trying to connect/, 'no_connection'],
  [/^Connection terminated/, 'database_down'],
  [/^Client has encountered a connection error/, 'database_down'],
  [/^Client was closed and is not queryable/, 'database_down'],
  [/^Cannot use a pool after calling end on the pool/, 'database_down'],
]

/** `null` for every other error. Looks through causes and aggregates: drizzle and Node wrap what they met. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  // The queue reports errors as plain objects.
  if (typeof error !== 'object' || error === null) return null

  const inner: unknown[] = error instanceof AggregateError ? error.errors : causeOf(error)
  return ownUnavailability(error) ?? inner.map(unavailabilityOf).find((found) => found) ?? null
}

const causeOf = (error: object): unknown[] => ('cause' in error ? [error.cause] : [])

function ownUnavailability(error: object): Unavailability | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const text = 'message' in error ? String(error.message) : ''
  if (code === null) return BY_MESSAGE.find(([message]) => message.test(text))?.[1] ?? null

  // ENOENT of a file is a bug; of a socket, it is a server that is not there.
  const isSocket = 'syscall' in error && /^(connect|read|write)$/.test(String(error.syscall))
  if (SOCKET_ERRORS.has(code)) return isSocket ? 'database_down' : null
  return BY_SQLSTATE.find(([start]) => code.startsWith(start))?.[1] ?? null
}
