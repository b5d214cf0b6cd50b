import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { NewPartner } from './partner.ts'
import { insertPartner } from './store.server.ts'

export async function createPartner(
  ctx: Context,
  input: NewPartner,
): Promise<Result<{ id: string }, 'forbidden'>> {
  if (!may(ctx.actor, 'partner.manage')) return fail('forbidden')
  return ctx.transaction(async (ctx) => {
    const { id } = await insertPartner(ctx, { ...input, createdAt: ctx.now })
    const { name } = input
    await recordAudit(ctx, {
      action: 'partner_created',
      target: { type: 'partner', id },
      detail: { name },
    })
    return ok({ id })
  })
}
