import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { invariant } from '#shared/result.ts'

import { measureUndelivered, type Undelivered } from './store.server.ts'

/** Counts queued and failed e-mails for monitoring. */
export async function measureEmails(ctx: Context): Promise<Undelivered> {
  invariant(may(ctx.actor, 'mail.measure'), 'only the shop itself measures')
  return measureUndelivered(ctx)
}
