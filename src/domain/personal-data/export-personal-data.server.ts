import { readOwnAccount } from '#domain/accounts/profile/account.server.ts'
import type { Own, OwnRefusal } from '#domain/accounts/signed-in-account.server.ts'
import { accessOf } from '#domain/audit/list-access.server.ts'
import type { Context } from '#domain/context.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
import { readOwnOrders } from '#domain/orders/customers/own-orders.server.ts'
import { countTry, type TooMany } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { ok, type Result } from '#shared/result.ts'

import { writtenUnder } from './messages-by-address.server.ts'
import type { OwnData } from './personal-data.ts'

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
