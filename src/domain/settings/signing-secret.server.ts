/**
 * The secret that signs links (order status, newsletter) and the challenges of captchas and passkeys, shared by all processes. Stored
 * encrypted, so a new encryption key does not invalidate mailed links.
 */
import { hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { decryptText, encryptText } from './encrypt-text.server.ts'
import { findSecret, insertIfAbsent } from './store.server.ts'

export const SIGNING_SECRET = 'secret.signing'

const SECRET_BYTES = 32
const PLACE = { purpose: 'signing_secret', row: SIGNING_SECRET } as const

/** One secret per use: leaking one does not reveal the others. */
export async function signingSecret(
  ctx: Context,
  use: 'captcha' | 'newsletter' | 'order_status' | 'passkey',
): Promise<string> {
  const root = await decryptText(ctx, PLACE, await requireEncrypted(ctx))
  return Buffer.from(hkdfSync('sha256', root, '', `sign:${use}`, SECRET_BYTES)).toString(
    'base64url',
  )
}

/** Created at first use. Concurrent processes get the same one: the first row wins. */
async function requireEncrypted(ctx: Context): Promise<string> {
  const known = await findSecret(ctx, SIGNING_SECRET)
  if (known !== null) return known

  await ctx.transaction(async (ctx) => {
    const value = await encryptText(ctx, PLACE, randomBytes(SECRET_BYTES).toString('base64url'))
    const description = 'Signs links in letters, and captcha challenges. Encrypted.'
    await insertIfAbsent(ctx, { key: SIGNING_SECRET, value, description })
  })
  const made = await findSecret(ctx, SIGNING_SECRET)
  if (made === null) throw new Error(`The setting ${SIGNING_SECRET} could not be written`)
  return made
}
