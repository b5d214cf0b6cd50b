import { may } from '#domain/accounts/permission.ts'
import { hashOf, newSecret } from '#domain/accounts/secret.server.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { NewKey } from './partner.ts'
import { KEY_PREFIX_LENGTH } from './policy.ts'
import { insertKey, lockPartner } from './store.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'partner_deactivated'

/** Creates a key. This return value is the only place where the full key appears. */
export async function issueKey(
  ctx: Context,
  { partnerId, scopes, lifeDays, origins = [] }: NewKey,
): Promise<Result<{ key: string; partnerName: string }, Refusal>> {
  const { actor } = ctx
  if (!may(actor, 'partner.manage') || actor.kind !== 'staff') return fail('forbidden')

  return ctx.transaction<Result<{ key: string; partnerName: string }, Refusal>>(async (ctx) => {
    const partner = await lockPartner(ctx, partnerId)
    if (!partner) return fail('not_found')
    if (partner.endedAt !== null) return fail('partner_deactivated')

    const key = newSecret('pk_')
    await insertKey(ctx, {
      partnerId,
      prefix: key.slice(0, KEY_PREFIX_LENGTH),
      hash: hashOf(key),
      scopes: [...new Set(scopes)],
      origins: [...new Set(origins)],
      createdAt: ctx.now,
      createdBy: actor.userId,
      expiresAt: lifeDays === null ? null : addDays(ctx.now, lifeDays),
    })
    await recordAudit(ctx, {
      action: 'partner_key_issued',
      target: { type: 'partner', id: partnerId },
      detail: {
        name: partner.name,
        prefix: key.slice(0, KEY_PREFIX_LENGTH),
        scopes,
        lifeDays,
        origins,
      },
    })
    return ok({ key, partnerName: partner.name })
  })
}
