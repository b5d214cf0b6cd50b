/** The calls of the personal data export and of closing the account. Decisions, section 9. */
import type { z } from '@hono/zod-openapi'

import type { CustomerRecord } from '#domain/accounts/customer-record.ts'
import { REAUTHENTICATION_MINUTES } from '#domain/accounts/policy.ts'
import type { AccountDetails } from '#domain/accounts/profile/account.server.ts'
import type { AccountAccess } from '#domain/audit/list-access.server.ts'
import type { RestockAlert } from '#domain/catalog/restock-alerts/own-alerts.server.ts'
import type { CustomerMessage } from '#domain/contact/customer-messages.server.ts'
import type { EmailSummary } from '#domain/mail/customer-emails.server.ts'
import type { Subscription } from '#domain/newsletter/customer-subscription.server.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { RECORDED_BY_STAFF, reasonIn, textIn, textsIn } from '#domain/orders/timeline.ts'
import type { PersonalData } from '#domain/personal-data/personal-data.ts'
import { pick } from '#shared/pick.ts'

import { UserId } from '../accounts.ts'
import { addressWire } from '../addresses.ts'
import { storedDraftWire } from '../drafts.ts'
import { answer, refusals, route, TAGS, WITH_TOKEN } from '../envelope.ts'
import { orderDetailWire } from '../order-answers.ts'
import { type Access, PersonalDataWire } from './personal-data-shapes.ts'

export const exportPersonalDataRoute = route('get', '/users/{userId}/export', {
  operationId: 'exportOwnData',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Export your data',
  description: `A file with everything stored about the account’s owner. Messages, newsletter, back-in-stock requests and emails are found by the email address and are included only if it is verified. Asks for a password or code of the last ${REAUTHENTICATION_MINUTES} minutes; otherwise \`reauthentication_required\`.`,
  request: { params: UserId },
  responses: { 200: answer(PersonalDataWire, 'The file `account-data.json`') },
  ...refusals('not_found', 'reauthentication_required'),
})

export const closeAccountRoute = route('delete', '/users/{userId}', {
  operationId: 'closeAccount',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Close your account',
  description: `Deletes profile, draft, sessions, password and back-in-stock requests, and ends the newsletter. Orders stay for as long as the law requires. Refused with \`account_has_open_orders\` while goods or money are under way. Asks for a password or code of the last ${REAUTHENTICATION_MINUTES} minutes; otherwise \`reauthentication_required\`.`,
  request: { params: UserId },
  responses: { 204: { description: 'Closed' } },
  ...refusals('account_has_open_orders', 'forbidden', 'not_found', 'reauthentication_required'),
})

const accessWire = ({ firstAt, lastAt, ...entry }: AccountAccess): z.infer<typeof Access> => ({
  first_at: firstAt.toISOString(),
  last_at: lastAt.toISOString(),
  ...pick(entry, 'action', 'count', 'network', 'client', 'detail'),
})

export const personalDataWire = (own: PersonalData): z.infer<typeof PersonalDataWire> => ({
  exported_at: own.exportedAt.toISOString(),
  account: accountWire(own.account),
  sign_ins: own.access.map(accessWire),
  order_draft: storedDraftWire(own.draft).data,
  orders: own.orders.map(orderWire),
  kept_by_staff: recordWire(own.record),
  messages: own.messages.map(messageWire),
  newsletter: own.newsletter && newsletterWire(own.newsletter),
  restock_alerts: own.restockAlerts.map(restockAlertWire),
  letters: own.emails.map(emailWire),
})

const accountWire = (account: AccountDetails) => ({
  id: account.id,
  email: account.email,
  email_proven_at: momentOf(account.emailVerifiedAt),
  name: account.name,
  language: account.locale,
  has_password: account.hasPassword,
  created_at: account.createdAt.toISOString(),
  profile: {
    ...account.profile,
    address: account.profile.address && addressWire(account.profile.address),
  },
  sessions: account.sessions.map((session) => ({
    client: session.client,
    created_at: session.createdAt.toISOString(),
    last_seen_at: momentOf(session.lastSeenAt),
    ends_at: session.endsAt.toISOString(),
    ended_at: momentOf(session.endedAt),
  })),
  accepted_terms: account.terms.map(({ version, acceptedAt, livesInEu }) => ({
    version,
    accepted_at: acceptedAt.toISOString(),
    lives_in_eu: livesInEu,
  })),
})

const orderWire = (view: OrderView) => ({
  order: orderDetailWire(view).data,
  location: view.order.location,
  name_reading: view.order.customerKana,
  terms_version: view.order.termsVersion,
  terms_accepted_at: momentOf(view.order.termsAcceptedAt),
  transfer_payer_name: view.order.payerName,
  money: view.ledger.movements.map(({ at, kind, amountMinor, currency }) => ({
    at: at.toISOString(),
    kind,
    amount: amountMinor,
    currency,
  })),
  kept_by_staff: view.events.flatMap(({ at, kind: of, detail }) => {
    const kind = RECORDED_BY_STAFF.find((known) => known === of)
    const reason = reasonIn(detail)
    if (!kind || (kind === 'canceled' && reason === '')) return []
    const texts = { before: textsIn(detail, 'before'), after: textsIn(detail, 'after') }
    return [
      { at: at.toISOString(), kind, text: textIn(detail), ...(reason && { reason }), ...texts },
    ]
  }),
})

const recordWire = ({ tags, notes }: CustomerRecord) => ({
  tags,
  notes: notes.map(writtenWire),
})

const writtenWire = ({ writtenAt, text }: { writtenAt: Date; text: string }) => ({
  at: writtenAt.toISOString(),
  text,
})

const messageWire = (contact: CustomerMessage) => ({
  ...pick(contact, 'id', 'topic', 'name', 'email', 'company', 'subject', 'message', 'state'),
  sent_at: contact.createdAt.toISOString(),
  language: contact.locale,
  answers: contact.replies.map(writtenWire),
  notes: contact.notes.map(writtenWire),
})

const newsletterWire = (subscription: Subscription) => ({
  email: subscription.email,
  language: subscription.locale,
  state: subscription.state,
  requested_at: subscription.requestedAt.toISOString(),
  confirmed_at: momentOf(subscription.confirmedAt),
  ended_at: momentOf(subscription.endedAt),
})

const restockAlertWire = (alert: RestockAlert) => ({
  serial: alert.serial,
  language: alert.locale,
  requested_at: alert.requestedAt.toISOString(),
  notified_at: momentOf(alert.notifiedAt),
})

const emailWire = ({ kind, subject, createdAt, sentAt }: EmailSummary) => ({
  kind,
  subject,
  written_at: createdAt.toISOString(),
  sent_at: momentOf(sentAt),
})

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null
