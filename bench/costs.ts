/** What a run costs: the CPU time of processes, from /proc (Linux only), and what PostgreSQL did. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Of /proc, on every Linux that Node supports. */
const TICK_MS = 10

type Process = { pid: number; parent: number; cpuMs: number }

/** A process with all below it, without those below `except`. Processes that ended count with the one that waited for them. */
export async function processesBelow(root: number, except?: number): Promise<number[]> {
  return below(await processes(), root, except).map(({ pid }) => pid)
}

export async function cpuMsBelow(root: number, except?: number): Promise<number> {
  return below(await processes(), root, except).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

function below(all: Process[], root: number, except?: number): Process[] {
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && pid !== except && isBelow(parents.get(pid) ?? 0))
  return all.filter(({ pid }) => isBelow(pid))
}

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (stat === null) return []
    // From the third field on: a name may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid: Number(pid), parent: Number(fields[1]), cpuMs: ticks * TICK_MS }]
  })
  return (await Promise.all(found)).flat()
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

/** What PostgreSQL did during some work, for one database; WAL and syncs are those of the whole server. */
export type Work = { statements: number; commits: number; syncs: number; walBytes: number }

/** Sessions report what they did at most once a second, and ten seconds after their last transaction. */
const REPORTED_AFTER_MS = 11_000

/** Counts what `work` makes the server do. Statements are those that a client sent, not those of triggers: from the server's log. */
export async function countWork(
  { access, dataDir }: { access: { maintenance: pg.ClientConfig }; dataDir: string },
  database: string,
  work: () => Promise<unknown>,
): Promise<Work> {
  const client = new pg.Client(access.maintenance)
  await client.connect()
  const logFile = join(dataDir, 'postgres.log')
  try {
    await sleep(REPORTED_AFTER_MS)
    await logStatements(client, true)
    const before = await countersOf(client, database)
    const from = (await readFile(logFile)).length
    await work()
    const log = (await readFile(logFile)).subarray(from).toString()
    const statements = statementsIn(log, await sessionsOf(client, database))
    await sleep(REPORTED_AFTER_MS)
    const after = await countersOf(client, database)
    return {
      statements,
      commits: after.commits - before.commits,
      syncs: after.syncs - before.syncs,
      walBytes: after.walBytes - before.walBytes,
    }
  } finally {
    await logStatements(client, false)
    await client.end()
  }
}

async function sessionsOf(client: pg.Client, database: string): Promise<Set<string>> {
  const asked = 'select pid::text from pg_stat_activity where datname = $1'
  const { rows } = await client.query<{ pid: string }>(asked, [database])
  return new Set(rows.map(({ pid }) => pid))
}

const statementsIn = (log: string, sessions: Set<string>): number =>
  [...log.matchAll(/^[^[\n]*\[(\d+)\] LOG: {2}(?:statement|execute)\b/gm)].filter(([, pid = '']) =>
    sessions.has(pid),
  ).length

async function logStatements(client: pg.Client, on: boolean): Promise<void> {
  await client.query(`alter system ${on ? "set log_statement = 'all'" : 'reset log_statement'}`)
  await client.query('select pg_reload_conf()')
  // The sessions read it between two queries.
  await sleep(200)
}

async function countersOf(client: pg.Client, database: string): Promise<Omit<Work, 'statements'>> {
  const { rows } = await client.query(
    `select (select xact_commit from pg_stat_database where datname = $1)::float8 as commits,
       (select sum(fsyncs) from pg_stat_io where object = 'wal')::float8 as syncs,
       (pg_current_wal_insert_lsn() - '0/0')::float8 as "walBytes"`,
    [database],
  )
  return rows[0]
}

/** Proportional set sizes, so that shared pages count once. */
export async function memoryMibOf(pids: number[]): Promise<number> {
  const sizes = pids.map(async (pid) => {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
  })
  return (await Promise.all(sizes)).reduce((sum, mib) => sum + mib, 0)
}
