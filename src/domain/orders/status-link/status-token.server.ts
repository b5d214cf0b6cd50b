/** Signed token of a status link: order, expiry and signature. Stored nowhere. */
import { createHmac, timingSafeEqual } from 'node:crypto'

import { fail, ok, type Result } from '#shared/result.ts'

export type StatusLinkRefusal = 'link_invalid' | 'link_expired'

const ID_BYTES = 16
const TIME_BYTES = 6
const FACTS_BYTES = ID_BYTES + TIME_BYTES
/** Length of payload and signature; other lengths are rejected unread. */
const TOKEN = /^[A-Za-z0-9_-]{72}$/

export function statusToken(secret: string, orderId: string, expiresAt: Date): string {
  const facts = Buffer.alloc(FACTS_BYTES)
  facts.write(orderId.replaceAll('-', ''), 0, ID_BYTES, 'hex')
  facts.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), ID_BYTES, TIME_BYTES)
  return Buffer.concat([facts, signatureOf(secret, facts)]).toString('base64url')
}

/** Distinguishes an expired link of ours from a forged one. */
export function readStatusToken(
  secret: string,
  token: string,
  now: Date,
): Result<{ orderId: string }, StatusLinkRefusal> {
  if (!TOKEN.test(token)) return fail('link_invalid')
  const bytes = Buffer.from(token, 'base64url')
  const facts = bytes.subarray(0, FACTS_BYTES)
  if (!timingSafeEqual(bytes.subarray(FACTS_BYTES), signatureOf(secret, facts))) {
    return fail('link_invalid')
  }
  const expiresAt = facts.readUIntBE(ID_BYTES, TIME_BYTES) * 1000
  return expiresAt <= now.getTime() ? fail('link_expired') : ok({ orderId: uuidOf(facts) })
}

const signatureOf = (secret: string, facts: Buffer): Buffer =>
  createHmac('sha256', secret).update('order-status:').update(facts).digest()

function uuidOf(facts: Buffer): string {
  const hex = facts.toString('hex', 0, ID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
