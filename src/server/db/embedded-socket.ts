/** Where sessions reach the embedded PostgreSQL: a private unix socket, or loopback TCP on Windows. */

import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Runner } from '#server/db/embedded-owner.ts'
import { findServer } from '#server/db/embedded-process.ts'
import { EmbeddedUnusableError } from '#server/db/embedded-unusable.ts'

export type Address = { host: string; port: number; password: string | null }

export const usesTcp = process.platform === 'win32'

const UNIX_PORT = 5432
/** The kernel allows 107 bytes (103 on macOS) for the path of a socket. */
const MAX_SOCKET_PATH = 103

/** The same for every start on one data directory, so that a later start finds a running server. */
export async function addressOf(dataDir: string, cluster: string): Promise<Address> {
  const running = findServer(cluster)
  if (usesTcp) {
    const port = running?.port || (await rememberedPort(dataDir))
    return { host: '127.0.0.1', port, password: passwordOf(dataDir) }
  }
  return { host: running?.socketDir || socketDirOf(dataDir), port: UNIX_PORT, password: null }
}

function socketDirOf(dataDir: string): string {
  const name = `scent-shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const socket = join(tmpdir(), name, `.s.PGSQL.${UNIX_PORT}`)
  return join(Buffer.byteLength(socket) <= MAX_SOCKET_PATH ? tmpdir() : '/tmp', name)
}

/**
 * The server trusts every client of the socket, so the folder protects the data: it must belong to us and be closed
 * to others. Throws when another user made it first.
 */
export function prepareSocketDir(dir: string, runner: Runner | null): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const found = lstatSync(dir)
  const owner = runner?.uid ?? process.getuid?.() ?? found.uid
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new EmbeddedUnusableError(
      `${dir} belongs to user ${found.uid}: remove it, the shop needs it for itself`,
    )
  }
  if (runner) chownSync(dir, runner.uid, runner.gid)
  chmodSync(dir, 0o700)
}

/** A folder that is not empty is in use by the next server already. */
export function removeSocketDir(dir: string): void {
  try {
    rmdirSync(dir)
  } catch {
    return
  }
}

function passwordOf(dataDir: string): string {
  const file = join(dataDir, 'postgres.password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

async function rememberedPort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres.port')
  const wanted = existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
  const port = (await freePort(wanted)) ?? (await freePort(0)) ?? wanted
  writeFileSync(file, `${port}\n`)
  return port
}

/** The wanted port when it is free, any free one for 0, null when it is taken. */
function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : null
      probe.close(() => resolve(port))
    })
  })
}
