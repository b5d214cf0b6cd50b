/** `npm run backup`: makes one backup of the shop, running or not, and verifies it by restoring it. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { findSource } from '../src/server/backup/find-source.ts'
import { findArchive } from '../src/server/backup/log-archive.ts'
import { makeBackup, type Source } from '../src/server/backup/make-backup.ts'
import { recorded } from '../src/server/backup/recorded.ts'
import { type Environment, readEnvironment } from '../src/server/config/env.ts'
import { runCommand, say, stopSignal, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'

function readFolder(args: string[], env: Environment): string {
  const options = { to: { type: 'string' } } as const
  const { to = env.backup?.dir } = parseArgs({ args, options }).values
  if (!to) throw new UsageError('Say --to DIR, or set BACKUP_DIR.')
  return resolve(to)
}

/** The log is archived into BACKUP_DIR alone. */
async function archiveFor(to: string, source: Source, env: Environment): Promise<string | null> {
  const isOurs = env.backup !== null && resolve(env.backup.dir) === to
  return isOurs && source.embedded ? findArchive(source.embedded) : null
}

async function run(args: string[]): Promise<void> {
  const env = readEnvironment(process.env)
  const to = readFolder(args, env)
  const { source, close } = await findSource(env)
  try {
    const archive = existsSync(to) ? await archiveFor(to, source, env) : null
    const signal = stopSignal()
    const { folder, manifest } = await recorded(source, 'command', () =>
      makeBackup(source, { to, archive, signal }),
    )
    const size = (manifest.bytes / 1024 / 1024).toFixed(1)
    const orders = manifest.figures.tables['public.orders'] ?? 0
    say(`The backup is in ${folder} (${size} MB, ${orders} orders, as of ${manifest.asOf}).`)
    say('It was restored into a scratch database and holds the same rows and sums.')
  } finally {
    await close()
  }
}

await runCommand(run, { usage: COMMANDS.backup.usage, failed: 'No backup was made' })
