/** Passwords as argon2id hashes; the hash string includes the parameters. */
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { isSame } from '../secret.server.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
/** A hash costs about 30 ms CPU and 19 MiB: two run concurrently, the rest wait in a bounded queue. */
const CONCURRENT_MAX = 2
const WAITING_MAX = 50

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await hash(password, salt)
  return `argon2id$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

/** A missing account or password takes as long as a wrong password. */
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

/** The queue is full; the API answers 503. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}
