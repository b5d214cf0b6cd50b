import type { Context } from '#domain/context.ts'

import { SIGN_IN_CODE_TRIES_MAX } from './policy.ts'
import { hashOf, isSame } from './secret.server.ts'
import { takeSecret, trySecretOf } from './store.server.ts'

/**
 * Whether this is the code that was mailed to the address last; it counts as a try in any case. What `take` uses up is
 * used up once, also when the same code is sent twice at once.
 */
export async function tryCode(
  ctx: Context,
  { email, code }: { email: string; code: string },
): Promise<{ take: (ctx: Context) => Promise<boolean> } | null> {
  const secret = await trySecretOf(ctx, 'sign_in_code', email)
  const isRight = secret !== null && isSame(secret.hash, hashOf(`${email}:${code}`))
  if (!isRight || secret.attempts > SIGN_IN_CODE_TRIES_MAX) return null

  return {
    take: async (ctx) => (await takeSecret(ctx, 'sign_in_code', secret.hash)) !== null,
  }
}
