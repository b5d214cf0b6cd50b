import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Partner } from './partner.ts'
import { listPartnerRows } from './store.server.ts'

export async function listPartners(ctx: Context): Promise<Result<Partner[], 'forbidden'>> {
  if (!may(ctx.actor, 'partner.read')) return fail('forbidden')
  return ok(await listPartnerRows(ctx))
}
