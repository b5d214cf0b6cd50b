import { CopyBeforeMigrationError } from '../backup/before-migration.ts'
import { EnvironmentError } from '../config/env.ts'
import { DataDirBusyError } from '../db/embedded.ts'
import { EmbeddedUnusableError } from '../db/embedded-unusable.ts'
import { DatabaseTooOldError } from '../db/migrate.ts'

const REFUSALS = [
  EnvironmentError,
  DataDirBusyError,
  EmbeddedUnusableError,
  DatabaseTooOldError,
  CopyBeforeMigrationError,
]

/** What the person who starts the shop or a command should read; an unexpected error is shown with its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (REFUSALS.some((refusal) => error instanceof refusal)) return error.message

  const advice = adviceFor(error)
  return advice === null ? (error.stack ?? error.message) : `${error.message}: ${advice}`
}

const PORT_IS_USED = 'another program listens there. Set PORT to a free one.'
const CHECK_DATABASE =
  'the database cannot be used. Check DATABASE_URL, and whether PostgreSQL runs.'
const CHECK_FOLDER = 'check DATA_DIR and who owns it.'
const CLOSED = { EACCES: CHECK_FOLDER, EPERM: CHECK_FOLDER, EROFS: CHECK_FOLDER }

/** By the call of the system that failed, and its error; `*` is every other error. */
const OF_SYSTEM: Record<string, Record<string, string>> = {
  listen: {
    EADDRINUSE: PORT_IS_USED,
    EACCES: 'only root may listen there. Set PORT to 1024 or more, behind a proxy.',
    EADDRNOTAVAIL: 'this machine does not have that address. Check HOST.',
  },
  getaddrinfo: { '*': 'there is no such machine. Check HOST and DATABASE_URL.' },
  connect: { '*': CHECK_DATABASE },
  mkdir: { ENOSPC: 'the disk is full.', '*': CHECK_FOLDER },
  scandir: CLOSED,
  open: CLOSED,
  chmod: CLOSED,
  chown: CLOSED,
}

/** By the code of PostgreSQL: a wrong user, password or database. */
const OF_DATABASE = new Set(['28000', '28P01', '3D000'])

function adviceFor(error: Error & { code?: unknown; syscall?: unknown }): string | null {
  const code = String(error.code)
  if (OF_DATABASE.has(code)) return CHECK_DATABASE
  // Of a socket that was bound by the first process of several.
  if (code === 'EADDRINUSE') return PORT_IS_USED
  const known = OF_SYSTEM[String(error.syscall)]
  return known?.[code] ?? known?.['*'] ?? null
}
