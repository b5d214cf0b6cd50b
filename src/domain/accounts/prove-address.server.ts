import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { hashOf } from './secret.server.ts'
import { takeSecret, updateUser } from './store.server.ts'

/** The link of the letter after sign-up: whoever opens it reads mail at that address. */
export async function proveAddress(
  ctx: Context,
  token: string,
): Promise<Result<null, 'link_invalid'>> {
  return ctx.transaction<Result<null, 'link_invalid'>>(async (ctx) => {
    const secret = await takeSecret(ctx, 'prove_address', hashOf(token))
    if (!secret?.userId) return fail('link_invalid')

    await updateUser(ctx, secret.userId, { emailProvenAt: ctx.now })
    return ok(null)
  })
}
