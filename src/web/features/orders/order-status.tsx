/** The state of an order in words. What the server says and this page does not know is shown as it is. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'
import { isTimelineKind, type TimelineKind } from '#domain/orders/timeline.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/note.tsx'

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
} as const satisfies Record<OrderStatus, { key: string; tone: Tone | 'neutral' }>

export function OrderBadge({ status }: { status: string }) {
  const t = useT()
  const known = ORDER_STATUSES.find((it) => it === status)
  if (known === undefined) return <Badge tone="neutral">{status}</Badge>
  return <Badge tone={STATUSES[known].tone}>{t(STATUSES[known].key)}</Badge>
}

const EVENTS = {
  created: 'checkout.eventCreated',
  payment_method_changed: 'checkout.eventPaymentMethodChanged',
  awaiting_transfer: 'checkout.statusAwaitingTransfer',
  paid: 'checkout.statusPaid',
  confirmed: 'checkout.statusConfirmed',
  shipped: 'checkout.statusShipped',
  delivered: 'checkout.statusDelivered',
  canceled: 'checkout.statusCanceled',
  abandoned: 'checkout.statusAbandoned',
  lapsed: 'checkout.statusLapsed',
  refund_due: 'checkout.statusRefundDue',
  refunded: 'checkout.statusRefunded',
} as const satisfies Record<TimelineKind, string>

export const eventText = (t: Translate, kind: string): string =>
  isTimelineKind(kind) ? t(EVENTS[kind]) : kind
