/** Encrypts texts with AES-256-GCM, so that a copied table reveals nothing. Decision 0035. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { currentKey, findDatabaseSecret, requireKey } from './encryption-key.server.ts'

export type EncryptionPurpose = 'customs_code' | 'signing_secret' | 'totp_secret' | 'webhook_secret'

/** The context a value is bound to (as AAD): it can't be decrypted in another row or for another purpose. */
export type EncryptionContext = { purpose: EncryptionPurpose; row: string }

/** `v1.<key id>.<nonce, tag and text>`. Values without a dot are from before keys had ids. */
export const ENCRYPTION_VERSION = 'v1'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Call it in the transaction that writes the value, so that a key rotation does not miss it. */
export async function encryptText(
  ctx: Context,
  place: EncryptionContext,
  text: string,
): Promise<string> {
  const { id, bytes } = await currentKey(ctx)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(bytes, place), nonce)
  cipher.setAAD(nameOf(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const encrypted = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  return `${ENCRYPTION_VERSION}.${id}.${encrypted}`
}

/** Throws if the value was modified, belongs to another context, or its key is not configured. */
export async function decryptText(
  ctx: Context,
  place: EncryptionContext,
  encrypted: string,
): Promise<string> {
  const [version, keyId = '', body = ''] = encrypted.split('.')
  if (version === encrypted) return decryptWithoutKeyId(ctx, place, encrypted)
  if (version !== ENCRYPTION_VERSION)
    throw new Error(`Nothing is known of encrypted values ${version}`)

  const { bytes } = await requireKey(ctx, keyId)
  return opened(body, keyFor(bytes, place), nameOf(place))
}

const keyFor = (bytes: Uint8Array, { purpose }: EncryptionContext): Buffer =>
  derived(bytes, { salt: '', info: `seal:${purpose}` })

const nameOf = ({ purpose, row }: EncryptionContext): Buffer => Buffer.from(`${purpose}:${row}`)

/**
 * Values from before keys had ids: encrypted with the database's own key and not bound to a row. A rotation re-encrypts
 * them.
 */
async function decryptWithoutKeyId(
  ctx: Context,
  { purpose }: EncryptionContext,
  encrypted: string,
): Promise<string> {
  const secret = await findDatabaseSecret(ctx)
  if (secret === null) throw new Error('The encryption key of the database is gone')
  const names =
    purpose === 'totp_secret'
      ? { salt: 'scent-shop', info: 'seal' }
      : { salt: '', info: `seal:${purpose}` }
  return opened(encrypted, derived(secret, names), null)
}

function opened(encrypted: string, key: Buffer, name: Buffer | null): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  if (name) decipher.setAAD(name)
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

const derived = (
  secret: Uint8Array | string,
  { salt, info }: { salt: string; info: string },
): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, KEY_BYTES))
