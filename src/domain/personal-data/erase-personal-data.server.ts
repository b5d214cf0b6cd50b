import { eraseAccount } from '#domain/accounts/profile/account.server.ts'
import { hasActedAsStaff } from '#domain/audit/has-acted.server.ts'
import { eraseAccessOf } from '#domain/audit/purge-access.server.ts'
import { eraseAlertsTo } from '#domain/catalog/restock-alerts/own-alerts.server.ts'
import type { Context } from '#domain/context.ts'
import { eraseDraftOf } from '#domain/drafts/delete-draft.server.ts'
import { eraseAccountEmails } from '#domain/mail/customer-emails.server.ts'
import { stopNewsTo } from '#domain/newsletter/customer-subscription.server.ts'
import {
  eraseContactDetails,
  hasOpenBusiness,
  hasWorkedOnOrders,
} from '#domain/orders/customers/customer-data.server.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

type Leaving = { id: string; email: string; emailVerifiedAt: Date | null }

/**
 * Erases everything except the orders, in the caller's transaction, which has locked the account. Refused while goods
 * or money are under way, because the customer must be able to follow them. Decisions, section 9.
 */
export async function erasePersonalData(
  ctx: Context,
  user: Parameters<typeof eraseAccount>[1] & Leaving,
  locale: Locale,
): Promise<Result<null, 'account_has_open_orders'>> {
  if (await hasOpenBusiness(ctx, user.id)) return fail('account_has_open_orders')

  await eraseContactDetails(ctx, user.id)
  await eraseDraftOf(ctx, user.id)
  await eraseAccessOf(ctx, user.id)
  // Data under an unverified address may belong to another person.
  if (user.emailVerifiedAt) {
    await stopNewsTo(ctx, user.email)
    await eraseAlertsTo(ctx, user.email)
    await eraseAccountEmails(ctx, user.email)
  }
  // Actions of former staff stay in timelines and audit log under their name.
  const keepsName = (await hasWorkedOnOrders(ctx, user.id)) || (await hasActedAsStaff(ctx, user.id))
  await eraseAccount(ctx, user, { keepsName, locale })
  return ok(null)
}
