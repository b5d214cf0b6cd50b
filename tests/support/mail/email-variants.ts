/** Cases of e-mails that the sample of their kind does not show. */
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderStatus } from '#domain/orders/lifecycle.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { Locale } from '#shared/locale.ts'

import { ORDER_ID, sampleOrder, sampleOrderFor, samplePayload } from './email-samples.ts'

const ABOUT = { orderId: ORDER_ID }
const LATE = { bankDeadlineAt: new Date('2026-11-20T14:59:59.999Z') }

type Written<Kind extends EmailKind> = {
  kind: Kind
  /** What sets it apart from the sample of its kind: another sentence, because something else happened. */
  name: string
  of: (locale: Locale) => { payload: EmailPayloads[Kind]; order: OrderView }
}
export type EmailVariant = { [Kind in EmailKind]: Written<Kind> }[EmailKind]

export const SAMPLE_VARIANTS: readonly EmailVariant[] = [
  {
    kind: 'password_changed',
    name: 'while-signed-in',
    of: (locale) => ({ payload: { by: 'session' }, order: sampleOrder(locale) }),
  },
  {
    kind: 'email_changed',
    name: 'to-the-new-address',
    of: (locale) => ({
      payload: { ...samplePayload('email_changed', locale), side: 'new' },
      order: sampleOrder(locale),
    }),
  },
  {
    kind: 'session_reused',
    name: 'of-a-program',
    of: (locale) => ({ payload: { client: '' }, order: sampleOrder(locale) }),
  },
  {
    kind: 'staff_sign_in_changed',
    name: 'new-codes',
    of: (locale) => ({ payload: { change: 'recovery_codes_made' }, order: sampleOrder(locale) }),
  },
  {
    kind: 'staff_sign_in_changed',
    name: 'passkey-added',
    of: (locale) => ({
      payload: { change: 'passkey_added', name: 'Laptop' },
      order: sampleOrder(locale),
    }),
  },
  {
    kind: 'staff_sign_in_changed',
    name: 'passkey-removed',
    of: (locale) => ({
      payload: { change: 'passkey_removed', name: 'Laptop' },
      order: sampleOrder(locale),
    }),
  },
  {
    kind: 'transfer_reminder',
    name: 'last',
    of: (locale) => ({ payload: { ...ABOUT, round: 2 }, order: sampleOrder(locale) }),
  },
  {
    kind: 'transfer_short',
    name: 'after-the-deadline',
    of: (locale) => ({
      payload: samplePayload('transfer_short', locale),
      order: sampleOrderFor('transfer_short', locale, LATE),
    }),
  },
  {
    kind: 'deadline_extended',
    name: 'paid-in-part',
    of: (locale) => ({ payload: ABOUT, order: sampleOrderFor('transfer_short', locale) }),
  },
  {
    kind: 'order_canceled',
    name: 'paid-in-part',
    of: (locale) => ({
      payload: ABOUT,
      order: sampleOrderFor('transfer_short', locale, { paymentMethod: 'bank_transfer' }),
    }),
  },
  ...(['card', 'bank_transfer'] as const).flatMap((paymentMethod) =>
    (['lapsed', 'canceled'] as const).map((from) => ({
      kind: 'refund_due' as const,
      name: `${paymentMethod}-of-${from}`,
      of: (locale: Locale) => ({
        payload: ABOUT,
        order: cameToRefund(sampleOrderFor('refund_due', locale, { paymentMethod }), from),
      }),
    })),
  ),
  {
    kind: 'refund_sent',
    name: 'part-to-a-card',
    of: (locale) => ({
      payload: {
        ...samplePayload('refund_sent', locale),
        amountMinor: 1_400,
        method: 'card',
        isWhole: false,
      },
      order: withShippingRefunded(sampleOrderFor('refund_sent', locale), 1_400),
    }),
  },
  {
    kind: 'order_needs_review',
    name: 'unusual',
    of: (locale) => ({
      payload: { ...ABOUT, reason: 'nobody_thought_of_it' },
      order: sampleOrder(locale),
    }),
  },
  {
    kind: 'dispute_opened',
    name: 'without-a-date',
    of: (locale) => ({
      payload: { ...samplePayload('dispute_opened', locale), dueAt: null },
      order: sampleOrderFor('dispute_opened', locale),
    }),
  },
  {
    kind: 'backup_overdue',
    name: 'never',
    of: (locale) => ({
      payload: { lastVerifiedAt: null, problem: null },
      order: sampleOrder(locale),
    }),
  },
]

function cameToRefund(view: OrderView, fromStatus: OrderStatus): OrderView {
  const event = {
    id: 1,
    orderId: ORDER_ID,
    at: new Date('2026-12-10T00:00:00Z'),
    kind: 'refund_due',
  }
  const who = { actorKind: 'system', actorId: null, detail: {} }
  return { ...view, events: [{ ...event, ...who, fromStatus, toStatus: 'refund_due' }] }
}

const withShippingRefunded = (order: OrderView, shippingMinor: number): OrderView => {
  const parts = { goodsMinor: 0, shippingMinor, feeMinor: 0, items: [] }
  const refunds = order.ledger.refunds.map((refund) => ({ ...refund, ...parts }))
  return { ...order, ledger: { ...order.ledger, refunds } }
}
