import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { countFailed } from './console-store.server.ts'

export async function countFailedDeliveries(ctx: Context): Promise<Result<number, 'forbidden'>> {
  if (!may(ctx.actor, 'webhook.read')) return fail('forbidden')
  return ok(await countFailed(ctx))
}
