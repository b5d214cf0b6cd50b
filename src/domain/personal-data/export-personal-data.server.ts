import { readAccountDetails } from '#domain/accounts/profile/account.server.ts'
import { readCustomerRecord } from '#domain/accounts/profile/record-customer.server.ts'
import type { SignedInAccount, SignedInRefusal } from '#domain/accounts/signed-in-account.server.ts'
import { accessOf } from '#domain/audit/list-access.server.ts'
import type { Context } from '#domain/context.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
import { readCustomerOrders } from '#domain/orders/customers/customer-data.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { ok, type Result } from '#shared/result.ts'

import { messagesByAddress } from './messages-by-address.server.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * Exports all personal data. Requires reauthentication, because a thief would want exactly this. Decisions, section 9.
 */
export async function exportPersonalData(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<PersonalData, SignedInRefusal | RateLimited>> {
  const account = await readAccountDetails(ctx, own)
  if (!account.ok) return account
  const counted = await consumeRateLimit(ctx, 'personal_data_account', own.userId)
  if (!counted.ok) return counted

  const draft = await viewDraft(ctx)
  return ok({
    exportedAt: ctx.now,
    account: account.value,
    access: await accessOf(ctx, own.userId),
    draft: draft.ok ? draft.value : null,
    orders: await readCustomerOrders(ctx),
    record: await readCustomerRecord(ctx, own.userId),
    ...(await messagesByAddress(ctx, account.value)),
  })
}
