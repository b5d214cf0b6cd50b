/** Payments received and refunds of an order, below its amounts; empty without either. */

import type { OrderDetailWire } from '#contract/orders.ts'
import { cardName } from '#domain/payments/payment-card.ts'
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'

import { Facts } from '../../ui/facts.tsx'

type Props = {
  order: Pick<OrderDetailWire, 'currency' | 'payment'> &
    // The holder of a status link does not see the card.
    Partial<Pick<OrderDetailWire, 'paymentCard'>>
}

export function MoneyMoved({ order: { currency, payment, paymentCard } }: Props) {
  const t = useT()
  const locale = useLocale()
  const shown = useAmount(currency)
  const day = (at: string) => formatInJapan(new Date(at), locale, { dateStyle: 'long' })
  const { receivedAmount, missingAmount, refunds } = payment
  if (receivedAmount === 0 && refunds.length === 0) return null

  return (
    <Facts
      kind="sums"
      facts={[
        {
          id: 'received',
          label: paymentCard
            ? t('orders.receivedByCard', { card: cardName(paymentCard, t('checkout.card')) })
            : t('orders.received'),
          value: shown(receivedAmount),
        },
        ...(missingAmount > 0
          ? [{ id: 'missing', label: t('orders.missing'), value: shown(missingAmount) }]
          : []),
        ...refunds.map(({ amount, method, state, at }) => ({
          id: `${at} ${amount}`,
          label: t(REFUNDS[state][method], { date: day(at) }),
          value: shown(amount),
        })),
      ]}
    />
  )
}

const REFUNDS = {
  requested: { stripe: 'orders.refundingCard', bank: 'orders.refundingBank' },
  succeeded: { stripe: 'orders.refundedCard', bank: 'orders.refundedBank' },
} as const
