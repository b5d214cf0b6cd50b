import type { AccountAddress } from '#domain/accounts/profile/account.server.ts'
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { mailboxOf } from '#domain/rate-limits/mailbox.ts'
import { ok, type Result } from '#shared/result.ts'

/**
 * Counts an order for the mailbox that its e-mails go to, so that accounts cannot fill a stranger's mailbox with
 * orders. The verified address of the account itself has no limit. A refused order is undone with its count.
 */
export async function countRecipient(
  ctx: Context,
  recipient: string,
  account: AccountAddress,
): Promise<Result<null, RateLimited>> {
  const mailbox = mailboxOf(recipient)
  const isOwn = account.emailVerifiedAt !== null && mailboxOf(account.email) === mailbox
  return isOwn ? ok(null) : consumeRateLimit(ctx, 'order_recipient', mailbox)
}
