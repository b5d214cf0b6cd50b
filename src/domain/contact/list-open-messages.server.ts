import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type Contact, countOpenContacts, listOpenContacts } from './store.server.ts'

/** How many messages wait for an answer, and which have waited longest. */
export async function listOpenMessages(
  ctx: Context,
  limit: number,
): Promise<Result<{ count: number; first: Contact[] }, 'forbidden'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  return ok({ count: await countOpenContacts(ctx), first: await listOpenContacts(ctx, limit) })
}
