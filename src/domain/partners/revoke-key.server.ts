import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockKey, updateKey } from './store.server.ts'

/** It opens nothing any more, in any process, within `KEY_REMEMBERED_SECONDS`. Twice is once. */
export async function revokeKey(
  ctx: Context,
  id: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'partner.manage')) return fail('forbidden')
  if (!isUuid(id)) return fail('not_found')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const key = await lockKey(ctx, id)
    if (!key) return fail('not_found')
    if (key.revokedAt !== null) return ok(null)

    await updateKey(ctx, id, { revokedAt: ctx.now })
    await recordAudit(ctx, { action: 'partner_key_revoked', target: { type: 'partner_key', id } })
    return ok(null)
  })
}
