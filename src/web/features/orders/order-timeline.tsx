/** The timeline of an order, with the steps still to come. */

import type { OrderDetailWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import { money } from '#shared/money.ts'

import { eventText } from './order-status.tsx'
import css from './order-timeline.module.css'
import { type Upcoming, upcomingOf } from './upcoming.ts'

type Props = { order: Pick<OrderDetailWire, 'status' | 'currency' | 'timeline'> }

export function OrderTimeline({ order }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeline, currency } = order
  const upcoming = upcomingOf(order.status)
  return (
    <ol className={css.timeline}>
      {timeline.map(({ at, kind, amount }, position) => (
        <li
          key={`${at} ${kind} ${amount}`}
          data-at={position === timeline.length - 1 ? 'now' : 'past'}
        >
          <time dateTime={at}>
            {t('checkout.japanTime', { date: formatInJapan(new Date(at), locale, MOMENT) })}
          </time>
          <span>{eventText(t, kind, amount === undefined ? null : money(amount, currency))}</span>
        </li>
      ))}
      {upcoming.map((next, position) => (
        <li key={next} data-at="next">
          <span>
            {position === 0 && (
              <span className="visually-hidden">{t('orders.upcomingTitle')}: </span>
            )}
            {t(UPCOMING[next])}
          </span>
        </li>
      ))}
    </ol>
  )
}

const MOMENT = { dateStyle: 'long', timeStyle: 'short' } as const

const UPCOMING = {
  paid: 'orders.upcomingPaid',
  confirmed: 'orders.upcomingConfirmed',
  shipped: 'orders.upcomingShipped',
  delivered: 'orders.upcomingDelivered',
} as const satisfies Record<Upcoming, string>
