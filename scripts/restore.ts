/** `npm run restore`: the shop's data from a backup, at its end or at a moment, into a place where no shop runs. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { chooseBackup } from '../src/server/backup/choose-backup.ts'
import type { Figures } from '../src/server/backup/figures.ts'
import type { Backup } from '../src/server/backup/manifest.ts'
import { restoreCluster } from '../src/server/backup/restore-cluster.ts'
import { restoreDatabase } from '../src/server/backup/restore-database.ts'
import { type Environment, readEnvironment } from '../src/server/config/env.ts'
import { runCommand, say, stopSignal, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'

type Command = { from: string; until: Date | null; replaces: boolean }

function readCommand(args: string[], env: Environment): Command {
  const { from = env.backup?.dir, until, replace = false } = parse(args)
  if (!from) throw new UsageError('Say --from DIR, or set BACKUP_DIR.')
  return {
    from: resolve(from),
    until: until === undefined ? null : momentOf(until),
    replaces: replace,
  }
}

function parse(args: string[]) {
  const options = {
    from: { type: 'string' },
    until: { type: 'string' },
    replace: { type: 'boolean' },
  } as const
  return parseArgs({ args, options }).values
}

/** With its zone: a moment of an unexpected error may not be guessed by the zone of a server. */
function momentOf(text: string): Date {
  const moment = new Date(text)
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new UsageError('--until is a moment with its zone, such as 2026-12-01T10:30:00+09:00.')
  }
  return moment
}

async function run(args: string[]): Promise<void> {
  const env = readEnvironment(process.env)
  const command = readCommand(args, env)
  const backup = await chooseBackup(command.from, command.until)
  say(`Restoring ${backup.folder}, which shows ${backup.manifest.asOf}.`)
  const began = performance.now()
  if (backup.manifest.kind === 'dump') await intoServer(backup, env)
  else await intoFolder(backup, env, command)
  say(`It took ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

async function intoServer(backup: Backup, env: Environment): Promise<void> {
  if (!env.databaseUrl) {
    throw new Error('this is a copy of a PostgreSQL server: set DATABASE_URL to an empty database')
  }
  tell(await restoreDatabase(backup, { connectionString: env.databaseUrl }, stopSignal()))
  say('It holds the same rows and sums as the backup.')
}

async function intoFolder(backup: Backup, env: Environment, command: Command): Promise<void> {
  if (env.databaseUrl) {
    throw new Error('this is a copy of an embedded database, for DATA_DIR: leave DATABASE_URL out')
  }
  const wanted = { ...command, dataDir: env.dataDir, signal: stopSignal() }
  const { figures, since, movedTo, warnings } = await restoreCluster(backup, wanted)
  tell(figures)
  if (since.length === 0) say('It holds the same rows and sums as the backup.')
  else say(['Changed since the backup, by the archived log:', ...since].join('\n  '))
  if (movedTo) say(`What was there before is in ${movedTo}.`)
  for (const warning of warnings) say(`Warning: ${warning}.`)
}

function tell({ tables, orders, money, lastOrderAt }: Figures): void {
  say(`Orders: ${tables['public.orders'] ?? 0}, the last placed ${lastOrderAt ?? 'never'}`)
  for (const { of, count, amount } of orders) say(`  ${of}: ${count}, in all ${amount}`)
  say(`Movements of money: ${tables['public.money_movements'] ?? 0}`)
  for (const { of, count, amount } of money) say(`  ${of}: ${count}, in all ${amount}`)
}

await runCommand(run, { usage: COMMANDS.restore.usage, failed: 'Nothing was restored' })
