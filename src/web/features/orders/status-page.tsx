/** The status of an order, for anyone with its link: no names, and only the town of the address. */
import type { ReactNode } from 'react'

import type { OrderStatusWire } from '#contract/order-life.ts'
import { STATUS_LINK_DAYS } from '#domain/orders/policy.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'
import { ImportCharges, totalLabel } from '#web/prices/order-sums.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MoneyMoved } from './money-moved.tsx'
import { OrderColumns, OrderHeader, OrderLead } from './order-page.tsx'
import { methodText, OrderContents } from './order-parts.tsx'
import { OrderBadge } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { Parcels } from './parcels.tsx'
import { Replacements } from './replacements.tsx'

const SIGN_IN = `/sign-in?next=${encodeURIComponent('/orders')}`

type Props = {
  order: OrderStatusWire
  /** How to transfer the money, while it is awaited. */
  transfer: ReactNode
}

export function StatusPage({ order, transfer }: Props) {
  const t = useT()
  return (
    <>
      <OrderHeader>
        <h1>{t('orders.statusTitle')}</h1>
        <OrderBadge status={order.status} />
      </OrderHeader>
      <OrderLead number={order.orderNumber} status={order.status} />
      <OrderColumns
        main={
          <>
            {transfer && <Panel title={t('checkout.transferTitle')}>{transfer}</Panel>}
            <Panel title={t('checkout.deliveryTitle')}>
              <Destination order={order} />
            </Panel>
            <Replacements replacements={order.replacements} />
            <Panel title={t('checkout.selectionTitle')}>
              <OrderContents order={order} />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={t('checkout.timelineTitle')}>
              <OrderTimeline order={order} />
            </Panel>
            <Panel title={t('checkout.amountsTitle')}>
              <TotalLine order={order} />
              <MoneyMoved order={order} />
            </Panel>
            <Panel title={t('orders.statusSignInTitle')}>
              <p>{t('orders.statusSignInText')}</p>
              <div>
                <ButtonLink to={SIGN_IN} variant="outline" size="small">
                  {t('orders.statusSignIn')}
                </ButtonLink>
              </div>
              <p>{t('orders.statusLinkDays', { days: STATUS_LINK_DAYS })}</p>
            </Panel>
          </>
        }
      />
    </>
  )
}

function Destination({ order }: { order: OrderStatusWire }) {
  const t = useT()
  const locale = useLocale()
  const { recipient, city, country, parcels } = order
  const place = { city, country: countryName(country, locale) }
  return (
    <Facts
      facts={[
        { id: 'recipient', label: t('orders.statusRecipient'), value: recipient },
        { id: 'place', label: t('orders.statusPlace'), value: t('orders.statusPlaceIn', place) },
        {
          id: 'method',
          label: t('checkout.fieldMethod'),
          value: methodText(t, order.shippingMethod, country),
        },
        {
          id: 'tracking',
          label: t('checkout.trackingNumber'),
          value: parcels.length > 0 ? <Parcels parcels={parcels} /> : null,
        },
      ]}
    />
  )
}

/** A link that is over is no fault of its reader: the way on is to sign in. */
export function StatusLinkOver({ why }: { why: 'link_invalid' | 'link_expired' }) {
  const t = useT()
  const isExpired = why === 'link_expired'
  return (
    <EmptyState
      level={1}
      title={t(isExpired ? 'orders.linkExpiredTitle' : 'orders.linkInvalidTitle')}
      text={
        isExpired
          ? t('orders.linkExpiredText', { days: STATUS_LINK_DAYS })
          : t('orders.linkInvalidText')
      }
    >
      <ButtonLink to={SIGN_IN}>{t('orders.statusSignIn')}</ButtonLink>
    </EmptyState>
  )
}

type TotalLineProps = { order: Pick<OrderStatusWire, 'totalChargeAmount' | 'currency' | 'country'> }

/** Without the parts, which only the buyer sees. */
function TotalLine({ order: { totalChargeAmount, currency, country } }: TotalLineProps) {
  const t = useT()
  const value = useAmount(currency)(totalChargeAmount)
  return (
    <>
      <Facts
        kind="sums"
        facts={[{ id: 'total', label: totalLabel(t, country), value, isStrong: true }]}
      />
      <ImportCharges sums={{ country, goods: null, shipping: null }} />
    </>
  )
}
