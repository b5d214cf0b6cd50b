/** Every e-mail the shop sends, in the reader's language, as plain text and HTML. */
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { type AboutOrder, orderEmail, plainEmail, type Writer } from './format/email.ts'
import { frame, type RenderedEmail } from './format/frame.ts'
import { companyIn } from './parts/company.ts'
import { writeAccountClosed } from './templates/account/account-closed.ts'
import { writeAccountExists } from './templates/account/account-exists.ts'
import { writeAccountMissing } from './templates/account/account-missing.ts'
import {
  writeEmailChanged,
  writeEmailChangeNew,
  writeEmailChangeOld,
  writeEmailChangeTaken,
} from './templates/account/email-changed.ts'
import { writePasswordChanged } from './templates/account/password-changed.ts'
import { writePasswordReset } from './templates/account/password-reset.ts'
import { writeSessionReused } from './templates/account/session-reused.ts'
import { writeSignInCode } from './templates/account/sign-in-code.ts'
import { writeVerifyEmail } from './templates/account/verify-email.ts'
import { writeContactNotice, writeContactReceived } from './templates/contact/contact-notice.ts'
import { writeContactReply } from './templates/contact/contact-reply.ts'
import { writeNewsletterConfirm } from './templates/newsletter/newsletter-confirm.ts'
import { writeOrderCanceled } from './templates/orders/order-canceled.ts'
import { writeOrderConfirmed } from './templates/orders/order-confirmed.ts'
import { writeOrderDelivered } from './templates/orders/order-delivered.ts'
import { writeOrderEmailChanged } from './templates/orders/order-email-changed.ts'
import { writeOrderLapsed } from './templates/orders/order-lapsed.ts'
import { writeOrderLink } from './templates/orders/order-link.ts'
import { writeOrderReceived } from './templates/orders/order-received.ts'
import { writeOrderShipped } from './templates/orders/order-shipped.ts'
import { writeBankInstructions } from './templates/payments/bank-instructions.ts'
import { writeDeadlineExtended } from './templates/payments/deadline-extended.ts'
import { writePaymentReceived } from './templates/payments/payment-received.ts'
import { writeRefundDue, writeRefundSent } from './templates/payments/refund-sent.ts'
import { writeTransferExcess } from './templates/payments/transfer-excess.ts'
import { writeTransferReminder } from './templates/payments/transfer-reminder.ts'
import { writeTransferShort } from './templates/payments/transfer-short.ts'
import { writeBackupOverdue } from './templates/staff/backup-overdue.ts'
import { writeDisputeOpened, writeOrderNeedsReview } from './templates/staff/order-needs-review.ts'
import {
  writeStaffDeviceReset,
  writeStaffInvitation,
  writeStaffRemoved,
  writeStaffRoleChanged,
  writeStaffSessionsEnded,
} from './templates/staff/staff-invitation.ts'
import { writeStaffSignIn } from './templates/staff/staff-sign-in.ts'

export type { RenderedEmail } from './format/frame.ts'

/** `company`: the settings below `company.`, without that prefix. */
export type EmailSite = { url: string; company: Record<string, string> }

type Writers = { [Kind in EmailKind]: Writer<Kind> }

/** A kind the domain names does not compile until somebody has written it. */
const writers: Writers = {
  sign_in_code: plainEmail(writeSignInCode),
  verify_email: plainEmail(writeVerifyEmail),
  account_exists: plainEmail(writeAccountExists),
  password_reset: plainEmail(writePasswordReset),
  account_missing: plainEmail(writeAccountMissing),
  staff_sign_in: plainEmail(writeStaffSignIn),
  staff_invitation: plainEmail(writeStaffInvitation),
  staff_role_changed: plainEmail(writeStaffRoleChanged),
  staff_removed: plainEmail(writeStaffRemoved),
  staff_device_reset: plainEmail(writeStaffDeviceReset),
  staff_sessions_ended: plainEmail(writeStaffSessionsEnded),
  order_received: orderEmail(writeOrderReceived),
  bank_instructions: orderEmail(writeBankInstructions),
  payment_received: orderEmail(writePaymentReceived),
  order_confirmed: orderEmail(writeOrderConfirmed),
  order_shipped: orderEmail(writeOrderShipped),
  order_lapsed: orderEmail(writeOrderLapsed),
  order_canceled: orderEmail(writeOrderCanceled),
  transfer_reminder: orderEmail(writeTransferReminder),
  transfer_short: orderEmail(writeTransferShort),
  transfer_excess: orderEmail(writeTransferExcess),
  deadline_extended: orderEmail(writeDeadlineExtended),
  refund_due: orderEmail(writeRefundDue),
  refund_sent: orderEmail(writeRefundSent),
  order_delivered: orderEmail(writeOrderDelivered),
  order_link: orderEmail(writeOrderLink),
  order_email_changed: orderEmail(writeOrderEmailChanged),
  order_needs_review: orderEmail(writeOrderNeedsReview),
  dispute_opened: orderEmail(writeDisputeOpened),
  backup_overdue: plainEmail(writeBackupOverdue),
  password_changed: plainEmail(writePasswordChanged),
  email_change_old: plainEmail(writeEmailChangeOld),
  email_change_new: plainEmail(writeEmailChangeNew),
  email_change_taken: plainEmail(writeEmailChangeTaken),
  email_changed: plainEmail(writeEmailChanged),
  account_closed: plainEmail(writeAccountClosed),
  session_reused: plainEmail(writeSessionReused),
  contact_notice: plainEmail(writeContactNotice),
  contact_received: plainEmail(writeContactReceived),
  contact_reply: plainEmail(writeContactReply),
  newsletter_confirm: plainEmail(writeNewsletterConfirm),
}

const isEmailKind = (kind: string): kind is EmailKind => Object.hasOwn(writers, kind)

/** Every e-mail that can be written. @internal */
export const EMAIL_KINDS: readonly EmailKind[] = Object.keys(writers).filter(isEmailKind)

/** E-mails that can't be written without the order they tell of. */
export const EMAILS_ABOUT_ORDERS: ReadonlySet<EmailKind> = new Set(
  EMAIL_KINDS.filter((kind) => writers[kind].isAboutOrder),
)

/** Throws when an order e-mail is given no order, or the bank e-mail no account to transfer to. */
export function renderEmail<Kind extends EmailKind>(
  kind: Kind,
  message: {
    locale: Locale
    payload: EmailPayloads[Kind]
    about: AboutOrder | null
    site: EmailSite
    now: Date
  },
): RenderedEmail {
  const { locale, payload, about, site, now } = message
  const url = site.url.replace(/\/+$/, '')
  const scene = {
    locale,
    t: translator(locale),
    url,
    company: companyIn(site.company, locale, url),
    settings: site.company,
    now,
    about,
  }
  return frame(scene, writers[kind].write(scene, payload))
}
