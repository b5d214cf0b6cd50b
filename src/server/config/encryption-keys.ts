/** The keys that encrypt secrets at rest, from a variable or a file outside the database. Decision 0035. */
import { readFileSync } from 'node:fs'

import type { Context } from '#domain/context.ts'
import type { EncryptionKey, EncryptionKeys } from '#domain/encryption-keys.ts'
import { NO_OUTSIDE_KEYS } from '#domain/encryption-keys.ts'
import { findKeyUse } from '#domain/key-rotation/key-use.server.ts'
import { keyFrom } from '#domain/settings/encryption-key.server.ts'
import { messageOf } from '#server/process/error-facts.ts'

import type { Log } from '../log/log.ts'
import { type Environment, EnvironmentError } from './env.ts'

type KeySettings = Pick<Environment, 'encryptionKeys' | 'encryptionKeysFile'>

const KEY_BYTES = 32
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/

/** The first one encrypts; all of them decrypt. */
export function openEncryptionKeys({
  encryptionKeys,
  encryptionKeysFile,
}: KeySettings): EncryptionKeys {
  if (encryptionKeysFile !== null) return keysOfFile(encryptionKeysFile)
  if (encryptionKeys !== null) return keysOf(readKeys(encryptionKeys, 'ENCRYPTION_KEYS'))
  return NO_OUTSIDE_KEYS
}

/**
 * Refuses to open a shop that could not read its own secrets, and says what the operator should do about its keys. Asked
 * before the shop listens.
 */
export async function checkEncryptionKeys(
  ctx: Context,
  { isProduction, log }: { isProduction: boolean; log: Log },
): Promise<void> {
  const { missing, isOutdated } = await findKeyUse(ctx)
  if (missing.length > 0) {
    throw new EnvironmentError(
      `Secrets in the database are encrypted with a key that is not configured (${missing.join(', ')}). Put it back into ENCRYPTION_KEYS or ENCRYPTION_KEYS_FILE, behind the current one`,
    )
  }

  if (isOutdated) {
    log.warn('Some secrets are encrypted with an older key: run `npm run rotate-keys`')
  } else if (isProduction && ctx.keys.current() === null) {
    log.warn(
      'Secrets are encrypted with a key that lies in the same database. Set ENCRYPTION_KEYS or ENCRYPTION_KEYS_FILE',
    )
  }
}

/** Read again when a key is missing, so that a process that runs since before a rotation learns of the new one. */
function keysOfFile(path: string): EncryptionKeys {
  let keys = keysOf(readFile(path))
  return {
    current: () => keys.current(),
    find(id) {
      const known = keys.find(id)
      if (known) return known

      try {
        keys = keysOf(readFile(path))
      } catch {
        // The file is being written. The value that asks is refused; earlier values still decrypt.
        return null
      }
      return keys.find(id)
    },
  }
}

function readFile(path: string): EncryptionKey[] {
  try {
    return readKeys(readFileSync(path, 'utf8'), 'ENCRYPTION_KEYS_FILE')
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    const why = messageOf(error)
    throw new EnvironmentError(`ENCRYPTION_KEYS_FILE can't be read: ${why}`)
  }
}

function readKeys(text: string, name: string): EncryptionKey[] {
  const given = text.split(/[\s,]+/).filter(Boolean)
  if (given.length === 0) throw new EnvironmentError(`${name} holds no key`)
  return given.map((key, at) => {
    const bytes = Buffer.from(key, 'base64')
    if (BASE64.test(key) && bytes.length === KEY_BYTES) return keyFrom(bytes)
    throw new EnvironmentError(
      `${name}: key ${at + 1} is not ${KEY_BYTES} bytes in base64. \`openssl rand -base64 ${KEY_BYTES}\` makes one`,
    )
  })
}

function keysOf(keys: readonly EncryptionKey[]): EncryptionKeys {
  const byId = new Map(keys.map((key) => [key.id, key]))
  return { current: () => keys[0] ?? null, find: (id) => byId.get(id) ?? null }
}
