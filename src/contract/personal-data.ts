/** Wire format of the personal data export and of closing the account. Decisions, section 9. */
import { createRoute, z } from '@hono/zod-openapi'

import type { CustomerRecord } from '#domain/accounts/customer-record.ts'
import { REAUTHENTICATION_MINUTES } from '#domain/accounts/policy.ts'
import type { AccountDetails } from '#domain/accounts/profile/account.server.ts'
import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import type { AccountAccess } from '#domain/audit/list-access.server.ts'
import type { RestockAlert } from '#domain/catalog/restock-alerts/own-alerts.server.ts'
import type { CustomerMessage } from '#domain/contact/customer-messages.server.ts'
import type { EmailSummary } from '#domain/mail/customer-emails.server.ts'
import type { Subscription } from '#domain/newsletter/customer-subscription.server.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { RECORDED_BY_STAFF, reasonIn, textIn, textsIn } from '#domain/orders/timeline.ts'
import type { PersonalData } from '#domain/personal-data/personal-data.ts'
import { CURRENCIES } from '#shared/money.ts'

import { UserId } from './accounts.ts'
import { AddressAnswer, addressWire } from './addresses.ts'
import { StoredDraftWire, storedDraftWire } from './drafts.ts'
import { Amount, answer, commonQuery, Moment, refusals, TAGS, WITH_TOKEN } from './envelope.ts'
import { orderDetailWire } from './order-answers.ts'
import { OrderDetail } from './order-shapes.ts'

const common = z.strictObject(commonQuery)
const Language = z.enum(['ja', 'en', 'ko'])

const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  email_proven_at: Moment.nullable(),
  name: z.string(),
  language: Language,
  has_password: z.boolean(),
  created_at: Moment,
  profile: z.object({
    name: z.string(),
    phone: z.string(),
    company: z.string(),
    department: z.string(),
    country: z.string(),
    address: AddressAnswer.nullable(),
  }),
  sessions: z.array(
    z.object({
      client: z.string(),
      created_at: Moment,
      last_seen_at: Moment.nullable(),
      ends_at: Moment,
      ended_at: Moment.nullable(),
    }),
  ),
  accepted_terms: z.array(
    z.object({ version: z.string(), accepted_at: Moment, lives_in_eu: z.boolean() }),
  ),
})

const Access = z.object({
  action: z.enum(ACCESS_ACTIONS),
  first_at: Moment,
  last_at: Moment,
  count: z.int().openapi({ description: 'Count within the hour' }),
  network: z.string().openapi({ description: 'A part of the address', example: '203.0.113.0/24' }),
  client: z.string(),
  detail: z.string(),
})

/** The owner's view, with internal fields as well. */
const ExportedOrder = z.object({
  order: OrderDetail,
  location: z.string(),
  name_reading: z.string(),
  terms_version: z.string().nullable(),
  terms_accepted_at: Moment.nullable(),
  transfer_payer_name: z.string(),
  money: z.array(
    z.object({
      at: Moment,
      kind: z.string(),
      amount: Amount('What moved', 81_260),
      currency: z.enum(CURRENCIES),
    }),
  ),
  kept_by_staff: z.array(
    z.object({
      at: Moment,
      kind: z
        .enum(RECORDED_BY_STAFF)
        .openapi({ description: 'A note, a correction or a cancellation' }),
      reason: z.string().optional().openapi({ description: 'Of a cancellation' }),
      text: z.string(),
      before: z.record(z.string(), z.string()),
      after: z.record(z.string(), z.string()),
    }),
  ),
})

const Written = z.object({ at: Moment, text: z.string() })

const RecordOfStaff = z
  .object({ tags: z.array(z.string()), notes: z.array(Written) })
  .openapi({ description: 'What staff recorded about the customer' })

const Message = z.object({
  id: z.uuid(),
  sent_at: Moment,
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  language: Language,
  state: z.string(),
  answers: z.array(Written),
  notes: z.array(Written),
})

const Newsletter = z.object({
  email: z.string(),
  language: Language,
  state: z.string(),
  requested_at: Moment,
  confirmed_at: Moment.nullable(),
  ended_at: Moment.nullable(),
})

const RestockAlertWire = z.object({
  serial: z.string(),
  language: Language,
  requested_at: Moment,
  notified_at: Moment.nullable(),
})

const SentEmail = z.object({
  kind: z.string(),
  subject: z.string().nullable(),
  written_at: Moment,
  sent_at: Moment.nullable(),
})

const PersonalDataWire = z
  .object({
    exported_at: Moment,
    account: Account,
    sign_ins: z.array(Access),
    order_draft: StoredDraftWire,
    orders: z.array(ExportedOrder),
    kept_by_staff: RecordOfStaff,
    messages: z.array(Message),
    newsletter: Newsletter.nullable(),
    restock_alerts: z.array(RestockAlertWire),
    letters: z.array(SentEmail),
  })
  .openapi('OwnData')

export const exportPersonalDataRoute = createRoute({
  method: 'get',
  path: '/users/{userId}/export',
  operationId: 'exportOwnData',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Export your data',
  description: `A file with everything stored about the account’s owner. Messages, newsletter, back-in-stock requests and emails are found by the email address and are included only if it is verified. Asks for a password or code of the last ${REAUTHENTICATION_MINUTES} minutes; otherwise \`reauthentication_required\`.`,
  request: { params: UserId, query: common },
  responses: { 200: answer(PersonalDataWire, 'The file `account-data.json`') },
  ...refusals('not_found', 'reauthentication_required'),
})

export const closeAccountRoute = createRoute({
  method: 'delete',
  path: '/users/{userId}',
  operationId: 'closeAccount',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Close your account',
  description: `Deletes profile, draft, sessions, password and back-in-stock requests, and ends the newsletter. Orders stay for as long as the law requires. Refused with \`account_has_open_orders\` while goods or money are under way. Asks for a password or code of the last ${REAUTHENTICATION_MINUTES} minutes; otherwise \`reauthentication_required\`.`,
  request: { params: UserId, query: common },
  responses: { 204: { description: 'Closed' } },
  ...refusals('account_has_open_orders', 'forbidden', 'not_found', 'reauthentication_required'),
})

const accessWire = ({ firstAt, lastAt, ...entry }: AccountAccess): z.infer<typeof Access> => ({
  action: entry.action,
  first_at: firstAt.toISOString(),
  last_at: lastAt.toISOString(),
  count: entry.count,
  network: entry.network,
  client: entry.client,
  detail: entry.detail,
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

const messageWire = ({ createdAt, topic, name, email, locale, ...contact }: CustomerMessage) => ({
  ...{ id: contact.id, sent_at: createdAt.toISOString(), topic, name, email, language: locale },
  company: contact.company,
  subject: contact.subject,
  message: contact.message,
  state: contact.state,
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
