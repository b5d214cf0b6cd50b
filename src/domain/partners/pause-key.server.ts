import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockKey, updateKey } from './store.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'api_key_revoked'

/** A paused key is refused, in any process, within `KEY_REMEMBERED_SECONDS`. Twice is once. */
export const pauseKey = (ctx: Context, id: string) => setPaused(ctx, id, true)

/** A resumed key works as before the pause. Twice is once. */
export const resumeKey = (ctx: Context, id: string) => setPaused(ctx, id, false)

async function setPaused(
  ctx: Context,
  id: string,
  isPaused: boolean,
): Promise<Result<null, Refusal>> {
  if (!may(ctx.actor, 'partner.manage')) return fail('forbidden')
  if (!isUuid(id)) return fail('not_found')

  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const key = await lockKey(ctx, id)
    if (!key) return fail('not_found')
    if (key.revokedAt !== null) return fail('api_key_revoked')
    if ((key.pausedAt !== null) === isPaused) return ok(null)

    await updateKey(ctx, id, { pausedAt: isPaused ? ctx.now : null })
    await recordAudit(ctx, {
      action: isPaused ? 'partner_key_paused' : 'partner_key_resumed',
      target: { type: 'partner_key', id },
    })
    return ok(null)
  })
}
