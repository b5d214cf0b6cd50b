/** On the completed page: how the order is paid, and when the goods come. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { expectedArrival } from '#domain/orders/expected-arrival.ts'
import { DISPATCH_BUSINESS_DAYS } from '#domain/orders/policy.ts'
import { methodOfWord } from '#domain/shipping/method.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayText } from '#shared/date-text.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { paymentName } from '#web/labels/payment-labels.ts'
import { Facts } from '#web/ui/facts.tsx'

export function OrderAhead({ order }: { order: OrderDetailWire }) {
  const t = useT()
  return (
    <Facts
      facts={[
        {
          id: 'payment',
          label: t('checkout.paymentMethod'),
          value: paymentName(t, order.paymentSource, order.currency),
        },
        { id: 'arrival', label: t('checkout.expected'), value: useExpected(order) },
      ]}
    />
  )
}

function useExpected({ timeline, shipping, shippingMethod }: OrderDetailWire): string {
  const t = useT()
  const locale = useLocale()
  const method = methodOfWord(shippingMethod, shipping.address.country)
  const paid = timeline.find(({ kind }) => kind === 'paid')
  // A transfer decides when it arrives.
  if (!method.ok || !paid) return t('checkout.expectedPayment', { days: DISPATCH_BUSINESS_DAYS })

  const { dispatchedBy, arrives } = expectedArrival(method.value, dayInJapan(new Date(paid.at)))
  return arrives === null
    ? t('checkout.expectedDispatch', { date: dayText(dispatchedBy, locale) })
    : t('checkout.expectedArrival', {
        from: dayText(arrives.from, locale),
        to: dayText(arrives.to, locale),
      })
}
