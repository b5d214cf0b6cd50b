import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { countDead } from './console-store.server.ts'

/** Deliveries that were given up. */
export async function countDeadDeliveries(ctx: Context): Promise<Result<number, 'forbidden'>> {
  if (!may(ctx.actor, 'webhook.read')) return fail('forbidden')
  return ok(await countDead(ctx))
}
