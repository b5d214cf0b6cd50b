/**
 * One-time codes of six digits. A code works only in the browser that requested it, so a code given to a stranger or
 * typed into a phishing page is useless there, unless that page requested it itself. ASVS 6.5.2 and 6.6.2.
 */
import type { Context } from '#domain/context.ts'

import { hashPassword, isPassword } from '../passwords/password.server.ts'
import { SIGN_IN_CODE_ATTEMPTS_MAX } from '../policy.ts'
import { hashOf } from '../secret.server.ts'
import { consumeToken } from '../store.server.ts'
import { tryCodeOf } from './sign-in-code-store.server.ts'

/** `cookie`: the binding cookie, or `null`. Clients that are not browsers have none. */
export type Asker = { isBrowser: boolean; cookie: string | null }

/** A browser without the cookie has requested no code: gets a hash that matches nothing. */
export const askerHashOf = ({ isBrowser, cookie }: Asker): string | null =>
  isBrowser ? hashOf(cookie ?? '') : null

/** Codes are hashed like passwords, so that a copied table can't be brute-forced cheaply. */
export const hashCode = (email: string, code: string): Promise<string> =>
  hashPassword(`${email}:${code}`)

/** The earlier format; such codes expire within ten minutes. */
const isSlowHash = (hash: string): boolean => hash.startsWith('argon2id$')

/**
 * Checks the code mailed last for this client and counts an attempt. `take` consumes it once, even when two requests
 * race.
 */
export async function tryCode(
  ctx: Context,
  { email, code, asker }: { email: string; code: string; asker: Asker },
): Promise<{ take: (ctx: Context) => Promise<boolean> } | null> {
  const secret = await tryCodeOf(ctx, { email, askerHash: askerHashOf(asker) })
  // Only the requesting client, which knows about the code, could measure the time of the hash. Others cost no
  // hash.
  if (!secret || secret.attempts > SIGN_IN_CODE_ATTEMPTS_MAX || !isSlowHash(secret.hash))
    return null
  if (!(await isPassword(`${email}:${code}`, secret.hash))) return null

  return {
    take: async (ctx) => (await consumeToken(ctx, 'sign_in_code', secret.hash)) !== null,
  }
}
