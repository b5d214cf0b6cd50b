/** The PostgreSQL programs of this system, for a server that is not the shop's own. */

import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
]
const WORDS_BYTES_MAX = 16 * 1024 * 1024

export type Program = 'pg_dump' | 'pg_restore'

/** The oldest that fits: a program understands servers and files of its own version and of earlier ones. */
export async function findProgram(program: Program, major: number): Promise<string> {
  const found = await listPrograms(program)
  const fitting = found
    .filter((one) => one.major >= major)
    .sort((one, other) => one.major - other.major)
  const [first] = fitting
  if (first) return first.path

  const known = found.map((one) => one.major).join(', ')
  throw new Error(
    `${program} ${major} or newer is needed and ${known ? `only ${known} is` : 'none is'} installed: install the client programs of PostgreSQL ${major} (Debian: postgresql-client-${major})`,
  )
}

async function listPrograms(program: Program): Promise<{ path: string; major: number }[]> {
  const name = process.platform === 'win32' ? `${program}.exe` : program
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...globSync(PLACES),
  ]
  const paths = folders.flatMap((folder) => globSync(join(folder, name)))
  const found = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const words = await promisify(execFile)(path, ['--version']).catch(() => null)
      const major = Number(/(\d+)/.exec(words?.stdout ?? '')?.[1])
      return major ? [{ path, major }] : []
    }),
  )
  return found.flat()
}

/** Resolves when it ended well; otherwise throws its own words. Passwords are in its environment, never on its command line. */
export async function runProgram(
  path: string,
  args: string[],
  { connection, signal }: { connection: ClientConfig; signal: AbortSignal },
): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...reachOf(connection) }
  try {
    await promisify(execFile)(path, args, { env, signal, maxBuffer: WORDS_BYTES_MAX })
  } catch (error) {
    if (signal.aborted) throw error
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(words.split('\n').slice(0, 3).join(' ') || String(error))
  }
}

/** As the shop's own driver understands the connection, so that both reach the same database. */
function reachOf(connection: ClientConfig): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new Client(connection)
  const query = new URL(connection.connectionString ?? 'postgres://none').searchParams
  const given = (name: string): string | undefined => query.get(name) ?? undefined
  const mode = given('sslmode')
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    PGPASSWORD: password ?? undefined,
    // The driver's own word for it.
    PGSSLMODE: mode === 'no-verify' ? 'require' : mode,
    PGSSLROOTCERT: given('sslrootcert'),
    PGSSLCERT: given('sslcert'),
    PGSSLKEY: given('sslkey'),
    PGCONNECT_TIMEOUT: '10',
  }
}
