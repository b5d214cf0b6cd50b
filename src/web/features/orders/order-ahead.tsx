/** On the completed page: what happens next, and when. */
import { Link } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { expectedArrival } from '#domain/orders/expected-arrival.ts'
import { methodOfWord } from '#domain/shipping/method.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayRangeText, dayText } from '#shared/date-text.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

import css from './order-ahead.module.css'

type PaidOrder = OrderDetailWire & { paidAt: string }
type Step = { id: string; title: string; text: string | null }

/** Nothing before the payment has arrived: a transfer says what to do first. */
export function OrderAhead({ order }: { order: OrderDetailWire }) {
  const t = useT()
  const locale = useLocale()
  const paidAt = order.timeline.find(({ kind }) => kind === 'paid')?.at
  if (paidAt === undefined) return null

  return (
    <section className={css.ahead} aria-labelledby="ahead">
      <h2 id="ahead">{t('checkout.aheadTitle')}</h2>
      <ol>
        {stepsOf({ ...order, paidAt }, t, locale).map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b>
            {text !== null && <p>{text}</p>}
          </li>
        ))}
        {order.items.some(({ id }) => id === 'kit') && (
          <li>
            <Link to="/software/apps">{t('checkout.getStarted')}</Link>
            <p>{t('checkout.getStartedText')}</p>
          </li>
        )}
      </ol>
    </section>
  )
}

function stepsOf(order: PaidOrder, t: Translate, locale: Locale): Step[] {
  const { paidAt, shippingMethod, shipping, customer } = order
  const method = methodOfWord(shippingMethod, shipping.address.country)
  // Of a method that is not known, no arrival is promised either.
  const { dispatchedBy, arrives } = expectedArrival(
    method.ok ? method.value : 'domestic',
    dayInJapan(new Date(paidAt)),
  )
  const arrival = arrives && {
    id: 'arrives',
    title: t('checkout.expectedArrival', { days: dayRangeText(arrives, locale) }),
    text: null,
  }
  return [
    {
      id: 'payment',
      title: t('checkout.statusPaid'),
      text: t('checkout.nextMail', { email: customer.email }),
    },
    { id: 'confirm', title: t('checkout.nextConfirm'), text: null },
    {
      id: 'ships',
      title: t('checkout.expectedDispatch', { date: dayText(dispatchedBy, locale) }),
      text: t('checkout.nextTracking'),
    },
    ...(arrival ? [arrival] : []),
  ]
}
