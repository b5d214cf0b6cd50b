/** On the page of an order that is not paid: what became of the card, if one was tried, and the way to pay. */
import { useEffect } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { declineText } from './card/decline.ts'
import css from './open-payment.module.css'
import { MONEY, mayPay } from './outcome.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { usePaymentSync } from './use-payment-sync.ts'

type Props = {
  order: OrderDetailWire
  payPath: string
  /** The order says otherwise now: it is to be read again. */
  onFinal: () => Promise<void>
}

export function OpenPayment({ order, payPath, onFinal }: Props) {
  const t = useT()
  const sync = usePaymentSync(order)
  const { outcome, isAsking } = sync
  const isFinal = !isAsking && !mayPay(outcome) && MONEY[outcome.kind] !== 'unknown'

  useEffect(() => {
    if (isFinal) void onFinal()
  }, [isFinal, onFinal])

  const isOpen = !isAsking && mayPay(outcome)
  if (!isAsking && !isOpen) return <OutcomePanel order={order} sync={sync} payPath={payPath} />
  return (
    <div className={css.place}>
      {isAsking && <OutcomePanel order={order} sync={sync} payPath={payPath} />}
      {/* There from the beginning, unseen, so that what is below it stays where it is. */}
      <div inert={!isOpen}>
        <Callout tone="warn" title={t('checkout.orderUnpaid')}>
          {outcome.kind === 'declined' && <p>{declineText(t, outcome.code)}</p>}
          {order.paymentSource === 'stripe' && <p>{t('checkout.notCharged')}</p>}
          <div>
            <ButtonLink to={payPath} size="small">
              {t('checkout.payNow')}
            </ButtonLink>
          </div>
        </Callout>
      </div>
    </div>
  )
}
