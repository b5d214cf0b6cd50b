/** What the shop keeps about one person, gathered from the rooms that keep it. */
import type { AccountDetails } from '#domain/accounts/profile/account.server.ts'
import type { AccountAccess } from '#domain/audit/list-access.server.ts'
import type { CustomerMessage } from '#domain/contact/customer-messages.server.ts'
import type { StoredDraft } from '#domain/drafts/draft.ts'
import type { EmailSummary } from '#domain/mail/customer-emails.server.ts'
import type { Subscription } from '#domain/newsletter/customer-subscription.server.ts'
import type { OrderView } from '#domain/orders/order-view.ts'

export type PersonalData = {
  exportedAt: Date
  account: AccountDetails
  /** Sign-ins and refusals of the account. */
  access: AccountAccess[]
  draft: StoredDraft | null
  orders: OrderView[]
  /** By the address alone, so only where it was proven: the rest could be somebody else's. */
  messages: CustomerMessage[]
  newsletter: Subscription | null
  emails: EmailSummary[]
}
