/** Brings a dump back into an empty database of a PostgreSQL server. */

import { join } from 'node:path'
import type { ClientConfig } from 'pg'

import { restoreDump } from './dump.ts'
import { type Figures, listTables } from './figures.ts'
import type { Backup } from './manifest.ts'
import { withSession } from './session.ts'
import { assertSame, figuresOf } from './verify.ts'

export async function restoreDatabase(
  { folder, manifest }: Backup,
  connection: ClientConfig,
  signal: AbortSignal,
): Promise<Figures> {
  const tables = await withSession(connection, listTables)
  if (tables.length > 0) {
    throw new Error(
      `the database that DATABASE_URL names holds ${tables.length} tables: name one that is empty`,
    )
  }
  await restoreDump(join(folder, manifest.file), manifest, connection, signal)
  const found = await figuresOf({ connection })
  assertSame(manifest, found)
  return found
}
