/** The registry of e-mails: one entry for each kind of the domain, in a file of its own. A missing entry does not compile. */
import { EMAIL_KINDS, type EmailKind } from '#domain/mail/emails.ts'

import type { Email } from './format/email.ts'
import { accountClosed } from './templates/account/account-closed.ts'
import { accountExists } from './templates/account/account-exists.ts'
import { accountMissing } from './templates/account/account-missing.ts'
import { emailChangeNew } from './templates/account/email-change-new.ts'
import { emailChangeOld } from './templates/account/email-change-old.ts'
import { emailChangeTaken } from './templates/account/email-change-taken.ts'
import { emailChanged } from './templates/account/email-changed.ts'
import { passwordChanged } from './templates/account/password-changed.ts'
import { passwordReset } from './templates/account/password-reset.ts'
import { sessionReused } from './templates/account/session-reused.ts'
import { signInCode } from './templates/account/sign-in-code.ts'
import { verifyEmail } from './templates/account/verify-email.ts'
import { contactNotice } from './templates/contact/contact-notice.ts'
import { contactReceived } from './templates/contact/contact-received.ts'
import { contactReply } from './templates/contact/contact-reply.ts'
import { newsletterConfirm } from './templates/newsletter/newsletter-confirm.ts'
import { orderCanceled } from './templates/orders/order-canceled.ts'
import { orderConfirmed } from './templates/orders/order-confirmed.ts'
import { orderDelivered } from './templates/orders/order-delivered.ts'
import { orderEmailChanged } from './templates/orders/order-email-changed.ts'
import { orderLapsed } from './templates/orders/order-lapsed.ts'
import { orderLink } from './templates/orders/order-link.ts'
import { orderReceived } from './templates/orders/order-received.ts'
import { orderShipped } from './templates/orders/order-shipped.ts'
import {
  replacementCanceled,
  replacementOpened,
  replacementShipped,
} from './templates/orders/replacement.ts'
import { bankInstructions } from './templates/payments/bank-instructions.ts'
import { deadlineExtended } from './templates/payments/deadline-extended.ts'
import { paymentReceived } from './templates/payments/payment-received.ts'
import { refundDue } from './templates/payments/refund-due.ts'
import { refundSent } from './templates/payments/refund-sent.ts'
import { transferExcess } from './templates/payments/transfer-excess.ts'
import { transferReminder } from './templates/payments/transfer-reminder.ts'
import { transferShort } from './templates/payments/transfer-short.ts'
import { scentBack } from './templates/restock/scent-back.ts'
import { backupOverdue } from './templates/staff/backup-overdue.ts'
import { disputeOpened } from './templates/staff/dispute-opened.ts'
import { orderNeedsReview } from './templates/staff/order-needs-review.ts'
import { staffDeviceReset } from './templates/staff/staff-device-reset.ts'
import { staffInvitation } from './templates/staff/staff-invitation.ts'
import { staffRemoved } from './templates/staff/staff-removed.ts'
import { staffRoleChanged } from './templates/staff/staff-role-changed.ts'
import { staffSessionsEnded } from './templates/staff/staff-sessions-ended.ts'
import { staffSignIn } from './templates/staff/staff-sign-in.ts'
import { staffSignInChanged } from './templates/staff/staff-sign-in-changed.ts'
import { stockLow } from './templates/staff/stock-low.ts'

export const EMAILS: { readonly [Kind in EmailKind]: Email<Kind> } = {
  sign_in_code: signInCode,
  verify_email: verifyEmail,
  account_exists: accountExists,
  password_reset: passwordReset,
  account_missing: accountMissing,
  staff_sign_in: staffSignIn,
  staff_invitation: staffInvitation,
  staff_role_changed: staffRoleChanged,
  staff_removed: staffRemoved,
  staff_device_reset: staffDeviceReset,
  staff_sessions_ended: staffSessionsEnded,
  staff_sign_in_changed: staffSignInChanged,
  order_received: orderReceived,
  bank_instructions: bankInstructions,
  payment_received: paymentReceived,
  order_confirmed: orderConfirmed,
  order_shipped: orderShipped,
  order_lapsed: orderLapsed,
  order_canceled: orderCanceled,
  transfer_reminder: transferReminder,
  transfer_short: transferShort,
  transfer_excess: transferExcess,
  deadline_extended: deadlineExtended,
  refund_due: refundDue,
  refund_sent: refundSent,
  replacement_opened: replacementOpened,
  replacement_shipped: replacementShipped,
  replacement_canceled: replacementCanceled,
  order_delivered: orderDelivered,
  order_link: orderLink,
  order_email_changed: orderEmailChanged,
  order_needs_review: orderNeedsReview,
  dispute_opened: disputeOpened,
  backup_overdue: backupOverdue,
  stock_low: stockLow,
  password_changed: passwordChanged,
  email_change_old: emailChangeOld,
  email_change_new: emailChangeNew,
  email_change_taken: emailChangeTaken,
  email_changed: emailChanged,
  account_closed: accountClosed,
  session_reused: sessionReused,
  contact_notice: contactNotice,
  contact_received: contactReceived,
  contact_reply: contactReply,
  newsletter_confirm: newsletterConfirm,
  scent_back: scentBack,
}

/** E-mails that can't be written without the order they are about. */
export const EMAILS_ABOUT_ORDERS: ReadonlySet<EmailKind> = new Set(
  EMAIL_KINDS.filter((kind) => EMAILS[kind].isAboutOrder),
)
