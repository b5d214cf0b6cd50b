/** Every e-mail the shop sends, in the reader's language, as plain text and HTML. */
import type { LetterKind, Letters } from '#domain/mail/emails.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { type AboutOrder, orderLetter, plainLetter, type Writer } from './format/email.ts'
import { frame, type RenderedLetter } from './format/frame.ts'
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
import { writeProveAddress } from './templates/account/verify-email.ts'
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

export type { RenderedLetter } from './format/frame.ts'

/** `company`: the settings below `company.`, without that prefix. */
export type LetterSite = { url: string; company: Record<string, string> }

type Writers = { [Kind in LetterKind]: Writer<Kind> }

/** A kind the domain names does not compile until somebody has written it. */
const writers: Writers = {
  sign_in_code: plainLetter(writeSignInCode),
  prove_address: plainLetter(writeProveAddress),
  account_exists: plainLetter(writeAccountExists),
  password_reset: plainLetter(writePasswordReset),
  account_missing: plainLetter(writeAccountMissing),
  staff_sign_in: plainLetter(writeStaffSignIn),
  staff_invitation: plainLetter(writeStaffInvitation),
  staff_role_changed: plainLetter(writeStaffRoleChanged),
  staff_removed: plainLetter(writeStaffRemoved),
  staff_device_reset: plainLetter(writeStaffDeviceReset),
  staff_sessions_ended: plainLetter(writeStaffSessionsEnded),
  order_received: orderLetter(writeOrderReceived),
  bank_instructions: orderLetter(writeBankInstructions),
  payment_received: orderLetter(writePaymentReceived),
  order_confirmed: orderLetter(writeOrderConfirmed),
  order_shipped: orderLetter(writeOrderShipped),
  order_lapsed: orderLetter(writeOrderLapsed),
  order_canceled: orderLetter(writeOrderCanceled),
  transfer_reminder: orderLetter(writeTransferReminder),
  transfer_short: orderLetter(writeTransferShort),
  transfer_excess: orderLetter(writeTransferExcess),
  deadline_extended: orderLetter(writeDeadlineExtended),
  refund_due: orderLetter(writeRefundDue),
  refund_sent: orderLetter(writeRefundSent),
  order_delivered: orderLetter(writeOrderDelivered),
  order_link: orderLetter(writeOrderLink),
  order_email_changed: orderLetter(writeOrderEmailChanged),
  order_needs_review: orderLetter(writeOrderNeedsReview),
  dispute_opened: orderLetter(writeDisputeOpened),
  backup_overdue: plainLetter(writeBackupOverdue),
  password_changed: plainLetter(writePasswordChanged),
  email_change_old: plainLetter(writeEmailChangeOld),
  email_change_new: plainLetter(writeEmailChangeNew),
  email_change_taken: plainLetter(writeEmailChangeTaken),
  email_changed: plainLetter(writeEmailChanged),
  account_closed: plainLetter(writeAccountClosed),
  session_reused: plainLetter(writeSessionReused),
  contact_notice: plainLetter(writeContactNotice),
  contact_received: plainLetter(writeContactReceived),
  contact_reply: plainLetter(writeContactReply),
  newsletter_confirm: plainLetter(writeNewsletterConfirm),
}

const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(writers, kind)

/** Every e-mail that can be written. @internal */
export const LETTER_KINDS: readonly LetterKind[] = Object.keys(writers).filter(isLetterKind)

/** E-mails that can't be written without the order they tell of. */
export const LETTERS_ABOUT_ORDERS: ReadonlySet<LetterKind> = new Set(
  LETTER_KINDS.filter((kind) => writers[kind].isAboutOrder),
)

/** Throws when an order e-mail is given no order, or the bank e-mail no account to transfer to. */
export function renderLetter<Kind extends LetterKind>(
  kind: Kind,
  letter: {
    locale: Locale
    payload: Letters[Kind]
    about: AboutOrder | null
    site: LetterSite
    now: Date
  },
): RenderedLetter {
  const { locale, payload, about, site, now } = letter
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
