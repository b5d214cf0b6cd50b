import { readOwnAccount } from '#domain/accounts/profile/own-account.server.ts'
import type { Own, OwnRefusal } from '#domain/accounts/recent-sign-in.server.ts'
import { accessOf } from '#domain/audit/list-access.server.ts'
import type { Context } from '#domain/context.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
import { countTry, type TooMany } from '#domain/limits/count-try.server.ts'
import { readOwnOrders } from '#domain/orders/customers/own-orders.server.ts'
import { ok, type Result } from '#shared/result.ts'

import type { OwnData } from './own-data.ts'
import { writtenUnder } from './written-under.server.ts'

/** Everything at once, for a recent sign-in alone: it is what a thief would come for. Decisions, section 9. */
export async function exportOwnData(
  ctx: Context,
  own: Own,
): Promise<Result<OwnData, OwnRefusal | TooMany>> {
  const account = await readOwnAccount(ctx, own)
  if (!account.ok) return account
  const counted = await countTry(ctx, 'own_data_account', own.userId)
  if (!counted.ok) return counted

  const draft = await viewDraft(ctx)
  return ok({
    exportedAt: ctx.now,
    account: account.value,
    access: await accessOf(ctx, own.userId),
    draft: draft.ok ? draft.value : null,
    orders: await readOwnOrders(ctx),
    ...(await writtenUnder(ctx, account.value)),
  })
}
