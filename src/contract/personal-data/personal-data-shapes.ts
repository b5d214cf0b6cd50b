/** The personal data export as it is read on the wire. Decisions, section 9. */
import { z } from '@hono/zod-openapi'

import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import { RECORDED_BY_STAFF } from '#domain/orders/timeline.ts'
import { CURRENCIES } from '#shared/money.ts'

import { AddressAnswer } from '../addresses.ts'
import { StoredDraftWire } from '../drafts.ts'
import { Amount, Moment } from '../envelope.ts'
import { OrderDetail } from '../order-shapes.ts'

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

export const Access = z.object({
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

export const PersonalDataWire = z
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
