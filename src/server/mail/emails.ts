/** The registry of e-mails: one entry for each kind of the domain. A missing entry does not compile. */
import { EMAIL_KINDS, type EmailKind } from '#domain/mail/emails.ts'

import type { Email } from './format/email.ts'
import { ACCOUNT_EMAILS } from './templates/account.ts'
import { ATTENTION_EMAILS } from './templates/attention.ts'
import { CONTACT_EMAILS } from './templates/contact.ts'
import { ORDER_CHANGE_EMAILS } from './templates/order-changes.ts'
import { ORDER_EMAILS } from './templates/orders.ts'
import { PAYMENT_EMAILS } from './templates/payments.ts'
import { REPLACEMENT_EMAILS } from './templates/replacements.ts'
import { STAFF_EMAILS } from './templates/staff.ts'
import { TRANSFER_EMAILS } from './templates/transfers.ts'

const ABOUT_ORDERS = {
  ...ORDER_EMAILS,
  ...ORDER_CHANGE_EMAILS,
  ...TRANSFER_EMAILS,
  ...PAYMENT_EMAILS,
  ...REPLACEMENT_EMAILS,
  ...ATTENTION_EMAILS,
}

export const EMAILS: { readonly [Kind in EmailKind]: Email<Kind> } = {
  ...ABOUT_ORDERS,
  ...ACCOUNT_EMAILS,
  ...STAFF_EMAILS,
  ...CONTACT_EMAILS,
}

/** E-mails that can't be written without the order they are about. */
export const EMAILS_ABOUT_ORDERS: ReadonlySet<EmailKind> = new Set(
  EMAIL_KINDS.filter((kind) => kind in ABOUT_ORDERS),
)
