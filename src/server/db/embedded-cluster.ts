/** Creates PostgreSQL's data directory so that a kill or a power cut at any point leaves all or nothing. */

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import type { Binaries } from '#server/db/embedded-binaries.ts'
import { directoryArgument, type Runner } from '#server/db/embedded-owner.ts'
import { isAlive } from '#server/db/embedded-process.ts'
import { EmbeddedUnusableError } from '#server/db/embedded-unusable.ts'

const DRAFT = /^postgres\.draft-(\d+)-/
const DRAFT_MAX_AGE_MS = 10 * 60_000

/**
 * Collation and case rules come from PostgreSQL itself and are the same on every system. The locale decides which
 * characters pg_trgm takes for letters; systems without C.UTF-8 use the default.
 */
const RULES = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const LOCALES = [['--locale=C.UTF-8'], ['--no-locale']]

export type Access = {
  user: string
  password: string | null
  /** Ends the creation. */
  signal?: AbortSignal | undefined
}

/** Makes the cluster when there is none. True when it was made now. */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  runner: Runner | null,
  access: Access,
): Promise<boolean> {
  removeDeadDrafts(dirname(cluster))
  const version = versionOf(cluster)
  if (version === binaries.major) return false
  if (version !== null) {
    throw new EmbeddedUnusableError(
      `${cluster} was written by PostgreSQL ${version}, this shop brings ${binaries.major}: move the data with pg_dump`,
    )
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new EmbeddedUnusableError(
      `${cluster} holds files that are not a PostgreSQL cluster: move them away`,
    )
  }
  const draft = `${cluster}.draft-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await fillDraft(draft, binaries, runner, access)
    return install(draft, cluster)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function versionOf(cluster: string): string | null {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

async function fillDraft(
  draft: string,
  binaries: Binaries,
  runner: Runner | null,
  access: Access,
): Promise<void> {
  let problem = ''
  for (const locale of LOCALES) {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    if (runner) chownSync(draft, runner.uid, runner.gid)
    problem = await runInitdb(draft, [...locale, ...RULES], binaries, runner, access)
    if (problem === '') return
    if (!problem.includes('locale')) break
  }
  const hint = problem.includes('user does not exist')
    ? ' (give this user an entry in /etc/passwd, or set DATABASE_URL)'
    : ''
  throw new EmbeddedUnusableError(`PostgreSQL could not create its files: ${problem}${hint}`)
}

/** initdb flushes every file to disk before it ends, so the rename that follows is safe. */
async function runInitdb(
  draft: string,
  locale: string[],
  binaries: Binaries,
  runner: Runner | null,
  access: Access,
): Promise<string> {
  const { arg, cwd } = directoryArgument(draft, runner)
  const secret = `${draft}.pw`
  const auth = ['-A', 'trust']
  if (access.password !== null) {
    writeFileSync(secret, `${access.password}\n`, { mode: 0o600 })
    auth.splice(0, 2, '-A', 'scram-sha-256', `--pwfile=${secret}`)
  }
  const basics = ['-D', arg, '-U', access.user, '-E', 'UTF8', '-k', '--no-instructions']
  try {
    const child = spawn(binaries.initdb, [...basics, ...auth, ...locale], {
      ...(runner ?? {}),
      ...(access.signal && { signal: access.signal }),
      cwd: process.platform === 'win32' ? dirname(draft) : cwd,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    return await failureOf(child)
  } finally {
    rmSync(secret, { force: true })
  }
}

function failureOf(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = ''
    child.stderr?.on('data', (chunk) => {
      words += String(chunk)
    })
    let failure: Error | null = null
    child.on('error', (error) => {
      failure = error
      // One that was ended by the signal still removes what it made.
      if (child.pid === undefined) reject(error)
    })
    child.on('close', (code) => {
      if (failure) reject(failure)
      else
        resolve(
          code === 0 ? '' : words.trim().replaceAll(/\s*\n\s*/g, ' ') || `initdb ended ${code}`,
        )
    })
  })
}

/** False when another shop finished the same work first; ours is then thrown away. */
function install(draft: string, cluster: string): boolean {
  try {
    if (process.platform === 'win32' && existsSync(cluster)) rmSync(cluster, { recursive: true })
    renameSync(draft, cluster)
  } catch (error) {
    if (versionOf(cluster) === null) throw error
    return false
  }
  flushFolder(dirname(cluster))
  return true
}

function flushFolder(dir: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(dir, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** A draft whose shop was killed. One of a living shop is left alone unless it is old. */
function removeDeadDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(DRAFT.exec(name)?.[1])
    if (!pid) continue
    const path = join(dataDir, name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    const inUse = pid !== process.pid && isAlive(pid) && Date.now() - made < DRAFT_MAX_AGE_MS
    if (!inUse) tryRemove(path)
  }
}

/** An initdb that outlived its killed shop may still write there; the next start removes the rest. */
function tryRemove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    return
  }
}

/** Nothing of the shop's own environment, which holds its keys, reaches PostgreSQL. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return process.env
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  return { LC_ALL: locale, TZ: 'UTC', PATH: process.env.PATH ?? '/usr/bin:/bin' }
}
