import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockPartner, setPartnerEnded } from './store.server.ts'

/** The partner leaves: every key is revoked, and its row stays for what was done with them. Twice is once. */
export async function deactivatePartner(
  ctx: Context,
  id: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'partner.manage')) return fail('forbidden')
  if (!isUuid(id)) return fail('not_found')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const partner = await lockPartner(ctx, id)
    if (!partner) return fail('not_found')
    if (partner.endedAt !== null) return ok(null)

    await setPartnerEnded(ctx, id)
    const { name } = partner
    await recordAudit(ctx, {
      action: 'partner_deactivated',
      target: { type: 'partner', id },
      detail: { name },
    })
    return ok(null)
  })
}
