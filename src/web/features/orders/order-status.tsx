/** The state of an order in words. What the server says and this page does not know is shown as it is. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'
import { SHIP_WITHIN_DAYS_AFTER_PAYMENT } from '#domain/orders/policy.ts'
import { isTimelineKind, type TimelineKind } from '#domain/orders/timeline.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import type { Money } from '#shared/money.ts'

import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const STATUSES = {
  created: { key: 'checkout.statusCreated', tone: 'warn' },
  awaiting_transfer: { key: 'checkout.statusAwaitingTransfer', tone: 'warn' },
  paid: { key: 'checkout.statusPaid', tone: 'ok' },
  confirmed: { key: 'checkout.statusConfirmed', tone: 'ok' },
  shipped: { key: 'checkout.statusShipped', tone: 'info' },
  delivered: { key: 'checkout.statusDelivered', tone: 'ok' },
  canceled: { key: 'checkout.statusCanceled', tone: 'neutral' },
  abandoned: { key: 'checkout.statusAbandoned', tone: 'neutral' },
  lapsed: { key: 'checkout.statusLapsed', tone: 'neutral' },
  refund_due: { key: 'checkout.statusRefundDue', tone: 'info' },
  refunded: { key: 'checkout.statusRefunded', tone: 'neutral' },
} as const satisfies Record<OrderStatus, { key: string; tone: BadgeTone }>

export function OrderBadge({ status }: { status: string }) {
  const t = useT()
  const known = ORDER_STATUSES.find((it) => it === status)
  if (known === undefined) return <Badge tone="neutral">{status}</Badge>
  return <Badge tone={STATUSES[known].tone}>{t(STATUSES[known].key)}</Badge>
}

/** What happens next, in a sentence. */
export function statusLead(t: Translate, status: string): string {
  const known = ORDER_STATUSES.find((it) => it === status)
  if (known === undefined) return ''
  return known === 'confirmed'
    ? t('orders.leadConfirmed', { days: SHIP_WITHIN_DAYS_AFTER_PAYMENT })
    : t(LEADS[known])
}

const LEADS = {
  created: 'orders.leadCreated',
  awaiting_transfer: 'orders.leadAwaiting',
  paid: 'orders.leadPaid',
  shipped: 'orders.leadShipped',
  delivered: 'orders.leadDelivered',
  canceled: 'orders.leadCanceled',
  abandoned: 'orders.leadAbandoned',
  lapsed: 'orders.leadLapsed',
  refund_due: 'orders.leadRefundDue',
  refunded: 'orders.leadRefunded',
} as const satisfies Record<Exclude<OrderStatus, 'confirmed'>, string>

/** What happened; where money moved, how much of it. */
export function eventText(t: Translate, kind: string, amount: Money | null): string {
  if (!isTimelineKind(kind)) return kind
  const withAmount = EVENTS_WITH_AMOUNT.find((it) => it.kind === kind)
  if (withAmount && amount) return t(withAmount.key, { amount })
  return t(EVENTS[kind])
}

const EVENTS = {
  created: 'checkout.eventCreated',
  payment_method_changed: 'checkout.eventPaymentMethodChanged',
  awaiting_transfer: 'orders.eventAwaitingTransfer',
  transfer_declared: 'orders.eventTransferDeclared',
  transfer_received: 'orders.eventTransferReceived',
  deadline_extended: 'orders.eventDeadlineExtended',
  paid: 'orders.eventPaid',
  confirmed: 'orders.eventConfirmed',
  shipped: 'orders.eventShipped',
  delivered: 'orders.eventDelivered',
  canceled: 'orders.eventCanceled',
  abandoned: 'orders.eventAbandoned',
  lapsed: 'orders.eventLapsed',
  refund_due: 'orders.eventRefundDue',
  refund_requested: 'orders.eventRefundRequested',
  refunded_part: 'orders.eventRefundedPart',
  refunded: 'orders.eventRefunded',
  replacement_opened: 'orders.eventReplacementOpened',
  replacement_shipped: 'orders.eventReplacementShipped',
  replacement_canceled: 'orders.eventReplacementCanceled',
} as const satisfies Record<TimelineKind, string>

const EVENTS_WITH_AMOUNT = [
  { kind: 'transfer_received', key: 'orders.eventTransferReceivedAmount' },
  { kind: 'refund_requested', key: 'orders.eventRefundRequestedAmount' },
  { kind: 'refunded_part', key: 'orders.eventRefundedPartAmount' },
] as const
