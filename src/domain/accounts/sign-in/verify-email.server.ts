import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { consumeLink } from '../consume-link.server.ts'
import { updateUser } from '../store.server.ts'

/** Verifies the e-mail address by the link mailed at sign-up. */
export async function verifyEmail(
  ctx: Context,
  token: string,
): Promise<Result<null, 'link_invalid'>> {
  return ctx.transaction<Result<null, 'link_invalid'>>(async (ctx) => {
    const taken = await consumeLink(ctx, 'verify_email', token)
    if (!taken) return fail('link_invalid')

    await updateUser(ctx, taken.user.id, { emailVerifiedAt: ctx.now })
    return ok(null)
  })
}
