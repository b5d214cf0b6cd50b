/** Keeps a text so that a copied table alone tells nothing of it: AES-256-GCM under the installation's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { installationSecret } from './installation-secret.server.ts'

/** What is sealed for one purpose opens for no other. */
export type SealPurpose = 'customs_code' | 'webhook_secret'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

export async function sealText(ctx: Context, purpose: SealPurpose, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(ctx, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Throws for what was changed, or sealed by another installation or for another purpose. */
export async function unsealText(
  ctx: Context,
  purpose: SealPurpose,
  sealed: string,
): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(ctx, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

async function keyOf(ctx: Context, purpose: SealPurpose): Promise<Buffer> {
  const secret = await installationSecret(ctx)
  return Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, KEY_BYTES))
}
