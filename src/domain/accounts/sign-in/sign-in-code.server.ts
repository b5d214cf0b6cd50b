/**
 * One-time codes of six digits. A code works in the browser that asked for it and nowhere else, so one that is read out to a
 * stranger, or typed into a stranger's page, opens nothing there. It does not help against a page that asks for the code
 * itself: that page is the asker. ASVS 6.5.2 and 6.6.2.
 */
import type { Context } from '#domain/context.ts'

import { hashPassword, isPassword } from '../passwords/password.server.ts'
import { SIGN_IN_CODE_ATTEMPTS_MAX } from '../policy.ts'
import { hashOf } from '../secret.server.ts'
import { consumeToken } from '../store.server.ts'
import { tryCodeOf } from './sign-in-code-store.server.ts'

/** `cookie`: what this shop gave the browser when it asked; `null` where none came. A program has none. */
export type Asker = { isBrowser: boolean; cookie: string | null }

/** A browser without the cookie has asked for nothing: its hash is nobody's, and it is no program either. */
export const askerHashOf = ({ isBrowser, cookie }: Asker): string | null =>
  isBrowser ? hashOf(cookie ?? '') : null

/** A code is a short password, so it is kept like one: whoever copies the table pays for each of a million guesses. */
export const hashCode = (email: string, code: string): Promise<string> =>
  hashPassword(`${email}:${code}`)

/** As they were kept before; such a code is no older than ten minutes and is asked for again. */
const isSlowHash = (hash: string): boolean => hash.startsWith('argon2id$')

/**
 * Whether this is the code that was mailed for this asker last; it counts as a try in any case. What `take` uses up is
 * used up once, also when the same code is sent twice at once.
 */
export async function tryCode(
  ctx: Context,
  { email, code, asker }: { email: string; code: string; asker: Asker },
): Promise<{ take: (ctx: Context) => Promise<boolean> } | null> {
  const secret = await tryCodeOf(ctx, { email, askerHash: askerHashOf(asker) })
  // Only the asker learns from the time of the answer that a code is on its way, and knows it. Others cost no hash.
  if (!secret || secret.attempts > SIGN_IN_CODE_ATTEMPTS_MAX || !isSlowHash(secret.hash))
    return null
  if (!(await isPassword(`${email}:${code}`, secret.hash))) return null

  return {
    take: async (ctx) => (await consumeToken(ctx, 'sign_in_code', secret.hash)) !== null,
  }
}
