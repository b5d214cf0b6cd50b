/** Encrypts texts with AES-256-GCM, so that a copied table reveals nothing. Decision 0035. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { currentKey, requireKey } from './encryption-key.server.ts'

export type EncryptionPurpose = 'customs_code' | 'signing_secret' | 'totp_secret' | 'webhook_secret'

/** The context a value is bound to (as AAD): it can't be decrypted in another row or for another purpose. */
export type EncryptionContext = { purpose: EncryptionPurpose; row: string }

/** `v1.<key id>.<nonce, tag and text>`. */
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
  return `${ENCRYPTION_VERSION}.${id}.${encryptWith(keyFor(bytes, place), text, nameOf(place))}`
}

/** Throws if the value was modified, belongs to another context, or its key is not configured. */
export async function decryptText(
  ctx: Context,
  place: EncryptionContext,
  encrypted: string,
): Promise<string> {
  const [version, keyId = '', body = ''] = encrypted.split('.')
  if (version !== ENCRYPTION_VERSION) throw new Error('An encrypted value has no known version')

  const { bytes } = await requireKey(ctx, keyId)
  return decryptWith(keyFor(bytes, place), body, nameOf(place))
}

const keyFor = (bytes: Uint8Array, { purpose }: EncryptionContext): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', `seal:${purpose}`, KEY_BYTES))

const nameOf = ({ purpose, row }: EncryptionContext): string => `${purpose}:${row}`

/** `name` is what the text is bound to. */
export function encryptWith(key: Buffer, text: string, name: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

export function decryptWith(key: Buffer, encrypted: string, name: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
}
