/** Passwords as argon2id hashes, with the parameters kept beside the hash. */
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { isSame } from '../secret.server.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
/** A sign-in costs about 30 ms of a core and 19 MiB: two at once, and a bounded queue behind them. */
const CONCURRENT_MAX = 2
const WAITING_MAX = 50

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await hash(password, salt)
  return `argon2id$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

/** An account without password, or none at all, takes as long as a wrong password. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, tag] = (stored ?? UNKNOWN).split('$')
  const actual = await hash(password, Buffer.from(salt ?? '', 'base64url'))
  return isSame(actual.toString('base64url'), tag ?? '') && stored !== null
}

const UNKNOWN = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(TAG_BYTES).toString('base64url')}`

let running = 0
const waiting: (() => void)[] = []

async function hash(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= CONCURRENT_MAX) {
    if (waiting.length >= WAITING_MAX) throw new TooBusyError()
    await new Promise<void>((resume) => waiting.push(resume))
  }
  running += 1
  try {
    return await derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    })
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** More sign-ins wait than the process can check; answered 503, try again. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}
