/** The personal data of one person, collected from the modules that store it. */
import type { CustomerRecord } from '#domain/accounts/customer-record.ts'
import type { AccountDetails } from '#domain/accounts/profile/account.server.ts'
import type { AccountAccess } from '#domain/audit/list-access.server.ts'
import type { RestockAlert } from '#domain/catalog/restock-alerts/own-alerts.server.ts'
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
  /** What staff wrote about the customer. */
  record: CustomerRecord
  /** Found by address, so only if it is verified: otherwise it could be another person's. */
  messages: CustomerMessage[]
  newsletter: Subscription | null
  restockAlerts: RestockAlert[]
  emails: EmailSummary[]
}
