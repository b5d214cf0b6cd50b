/** Signed links of the newsletter: derived from the subscription and the signing secret, stored nowhere. */
import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { signingSecret } from '#domain/settings/signing-secret.server.ts'

const PURPOSES = ['confirm', 'unsubscribe'] as const
type Purpose = (typeof PURPOSES)[number]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One link for as long as a subscription lives. */
export async function tokenFor(ctx: Context, purpose: Purpose, id: string): Promise<string> {
  return `${id}.${await signatureOf(ctx, purpose, id)}`
}

/** The id that the link was made for; `null` when it was not made here, or for something else. */
export async function idOfToken(
  ctx: Context,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const [id = '', seal = ''] = token.split('.')
  if (!UUID.test(id)) return null

  const given = Buffer.from(seal)
  const made = Buffer.from(await signatureOf(ctx, purpose, id))
  return given.length === made.length && timingSafeEqual(given, made) ? id : null
}

async function signatureOf(ctx: Context, purpose: Purpose, id: string): Promise<string> {
  const secret = await signingSecret(ctx, 'newsletter')
  return createHmac('sha256', secret).update(`newsletter:${purpose}:${id}`).digest('base64url')
}
