/** Staff sign-in: a mailed link, then a one-time password. Decisions, section 2. */
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { consumeLink } from '../consume-link.server.ts'
import { STAFF_LINK_MINUTES } from '../policy.ts'
import { findUserByEmail, revokeTokens } from '../store.server.ts'
import { addStaffLink } from './staff-link.server.ts'
import { isStaffRole } from './staff-member.ts'
import { openStaffSession } from './staff-session.server.ts'

/**
 * Mails a sign-in link to a staff address. The answer is the same for every address, so that it does not reveal who is
 * staff. Older links stay valid; otherwise a stranger's request could invalidate the link that staff wait for.
 */
export async function requestStaffLink(
  ctx: Context,
  { email, address }: { email: string; address: string },
): Promise<Result<null, RateLimited>> {
  const byAddress = await consumeRateLimit(ctx, 'staff_link_address', `from ${address}`)
  if (!byAddress.ok) return byAddress
  const byAccount = await consumeRateLimit(ctx, 'staff_link_address', `to ${email}`)
  if (!byAccount.ok) return byAccount

  const user = await findUserByEmail(ctx, email)
  if (user && isStaffRole(user.role)) await mailLink(ctx, user)
  return ok(null)
}

/**
 * Consumes a link and opens an unconfirmed session, which can only submit a one-time password. `client`: the name of
 * the client that used it.
 */
export async function takeStaffLink(
  ctx: Context,
  token: string,
  client = '',
): Promise<Result<{ token: string }, 'link_invalid'>> {
  return ctx.transaction<Result<{ token: string }, 'link_invalid'>>(async (ctx) => {
    const taken = await consumeLink(ctx, 'staff_sign_in', token)
    if (!taken || !isStaffRole(taken.user.role)) return fail('link_invalid')

    const { user } = taken
    await revokeTokens(ctx, 'staff_sign_in', user.email)
    return ok({ token: await openStaffSession(ctx, user.id, client) })
  })
}

async function mailLink(
  ctx: Context,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { token, tokenId: entityId } = await addStaffLink(ctx, { id: userId, email })
    const payload = { token, minutes: STAFF_LINK_MINUTES }
    await queueEmail(ctx, 'staff_sign_in', { entityId, to: email, locale: ctx.locale, payload })
  })
}
