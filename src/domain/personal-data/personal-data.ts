/** What the shop keeps about one person, gathered from the rooms that keep it. */
import type { OwnAccount } from '#domain/accounts/profile/account.server.ts'
import type { OwnAccess } from '#domain/audit/list-access.server.ts'
import type { OwnMessage } from '#domain/contact/customer-messages.server.ts'
import type { KeptDraft } from '#domain/drafts/draft.ts'
import type { EmailSummary } from '#domain/mail/customer-emails.server.ts'
import type { Subscription } from '#domain/newsletter/customer-subscription.server.ts'
import type { OrderView } from '#domain/orders/order-view.ts'

export type OwnData = {
  exportedAt: Date
  account: OwnAccount
  /** Sign-ins and refusals of the account. */
  access: OwnAccess[]
  draft: KeptDraft | null
  orders: OrderView[]
  /** By the address alone, so only where it was proven: the rest could be somebody else's. */
  messages: OwnMessage[]
  newsletter: Subscription | null
  emails: EmailSummary[]
}
