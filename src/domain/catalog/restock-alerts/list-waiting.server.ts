import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { WAITING_SHOWN_MAX } from './policy.ts'
import { listOpenAlerts, type RestockAlert } from './store.server.ts'

export type Waiting = Pick<RestockAlert, 'id' | 'email' | 'locale' | 'requestedAt'>

/** Who asked for an e-mail when a cartridge is back in stock, the oldest request first. */
export async function listWaiting(
  ctx: Context,
  serial: string,
): Promise<Result<Waiting[], 'forbidden'>> {
  if (!may(ctx.actor, 'subscriber.read')) return fail('forbidden')
  return ok(await listOpenAlerts(ctx, serial, WAITING_SHOWN_MAX))
}
