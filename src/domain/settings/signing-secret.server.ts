/**
 * What this shop signs short facts with (links to the state of an order and of the newsletter, captcha challenges), the same in every process.
 * It is itself kept encrypted, so a new encryption key leaves links that were mailed before as good as they were.
 */
import { hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { decryptText, encryptText } from './encrypt-text.server.ts'
import { findValues, insertOnce } from './store.server.ts'

export const SIGNING_SECRET = 'secret.signing'

const SECRET_BYTES = 32
const PLACE = { purpose: 'signing_secret', row: SIGNING_SECRET } as const

/** One secret for each use: who learns one of them has none of the others. */
export async function signingSecret(
  ctx: Context,
  use: 'captcha' | 'newsletter' | 'order_status',
): Promise<string> {
  const root = await decryptText(ctx, PLACE, await requireEncrypted(ctx))
  return Buffer.from(hkdfSync('sha256', root, '', `sign:${use}`, SECRET_BYTES)).toString(
    'base64url',
  )
}

/** Made at first use. Processes that ask at once get the same one: the first row stays. */
async function requireEncrypted(ctx: Context): Promise<string> {
  const known = await findEncrypted(ctx)
  if (known !== null) return known

  await ctx.transaction(async (ctx) => {
    const value = await encryptText(ctx, PLACE, randomBytes(SECRET_BYTES).toString('base64url'))
    const description = 'Signs links in letters, and captcha challenges. Encrypted.'
    await insertOnce(ctx, { key: SIGNING_SECRET, value, description })
  })
  const made = await findEncrypted(ctx)
  if (made === null) throw new Error(`The setting ${SIGNING_SECRET} could not be written`)
  return made
}

const findEncrypted = async (ctx: Context): Promise<string | null> =>
  (await findValues(ctx, [SIGNING_SECRET])).get(SIGNING_SECRET) ?? null
