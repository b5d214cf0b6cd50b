/** Challenges of passkeys: signed instead of stored, so that a visitor can't fill a table; each is taken once. */
import { createHmac } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { signingSecret } from '#domain/settings/signing-secret.server.ts'

import { PASSKEY_CHALLENGE_MINUTES } from '../policy.ts'
import { isSame, newSecret } from '../secret.server.ts'

/** A member's id where a passkey is added: no other member can finish it. */
export type Ceremony = 'sign_in' | { addsTo: string }

export async function newChallenge(ctx: Context, ceremony: Ceremony): Promise<string> {
  const expiresAt = ctx.now.getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000
  const facts = `${expiresAt}.${newSecret()}`
  return `${facts}.${await signatureOf(ctx, ceremony, facts)}`
}

/** `false` for a challenge that is not ours, of another ceremony, expired or taken before. */
export async function takeChallenge(
  ctx: Context,
  ceremony: Ceremony,
  challenge: string,
): Promise<boolean> {
  const [expiresAt = '', random = '', signature = ''] = challenge.split('.')
  const expected = await signatureOf(ctx, ceremony, `${expiresAt}.${random}`)
  if (!isSame(signature, expected) || Number(expiresAt) <= ctx.now.getTime()) return false
  return (await consumeRateLimit(ctx, 'passkey_challenge', signature)).ok
}

async function signatureOf(ctx: Context, ceremony: Ceremony, facts: string): Promise<string> {
  const secret = await signingSecret(ctx, 'passkey')
  const purpose = ceremony === 'sign_in' ? ceremony : `add:${ceremony.addsTo}`
  return createHmac('sha256', secret).update(`${purpose}:${facts}`).digest('base64url')
}
