/** The outcome of a payment, in sentences that say whether to pay again. */
import type { ReactNode } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { SixDotLoader } from '../../ui/six-dot-loader.tsx'
import { declineText } from './card/decline.ts'
import { mayPay, type Outcome } from './outcome.ts'
import css from './outcome-panel.module.css'
import type { PaymentSync } from './use-payment-sync.ts'

export function outcomeTitle(t: Translate, { outcome, isAsking }: PaymentSync): string {
  if (isAsking) return t('checkout.askingTitle')
  return t(TITLES[outcome.kind])
}

const TITLES = {
  paid: 'checkout.thankYou',
  awaiting_transfer: 'checkout.thankYouBank',
  transfer_declared: 'orders.declaredOutcomeTitle',
  transfer_short: 'orders.shortTitle',
  charged: 'orders.chargedTitle',
  refunded: 'orders.refundedTitle',
  ended_received: 'checkout.endedTitle',
  processing: 'checkout.verifyingTitle',
  authentication: 'checkout.authenticationTitle',
  unpaid: 'checkout.unpaidTitle',
  declined: 'checkout.declinedTitle',
  bank_unfinished: 'checkout.bankUnfinishedTitle',
  refund: 'checkout.refundTitle',
  ended: 'checkout.endedTitle',
} as const satisfies Record<Outcome['kind'], string>

type Props = {
  order: OrderDetailWire
  sync: PaymentSync
  payPath: string
}

export function OutcomePanel({ order, sync, payPath }: Props) {
  const t = useT()
  const { outcome, isAsking } = sync
  if (isAsking) {
    return (
      <div className={css.asking} role="status">
        <SixDotLoader size={56} />
        <p>{t('checkout.askingText')}</p>
      </div>
    )
  }
  const { email } = order.customer
  const pay = mayPay(outcome) && (
    <ButtonLink to={payPath}>{t('checkout.continuePayment')}</ButtonLink>
  )

  switch (outcome.kind) {
    // The page of the order says what happens next.
    case 'paid':
      return null
    case 'awaiting_transfer':
      return <p>{t('checkout.thankYouBankText', { email })}</p>
    case 'transfer_declared':
      return <p>{t('orders.declaredText', { email })}</p>
    case 'transfer_short':
      return <p>{t('orders.shortText', { amount: amountOf(order, 'missingAmount') })}</p>
    case 'processing':
      return (
        <Told
          title={t('checkout.verifyingDoNotPay')}
          text={t('checkout.verifyingText', { email })}
        />
      )
    case 'charged':
      return <Told title={t('orders.chargedNote')} text={t('orders.chargedText', { email })} />
    case 'declined':
      return (
        <Retry title={declineText(t, outcome.code)} text={t('checkout.safeToRetry')} link={pay} />
      )
    case 'authentication':
      return (
        <Retry
          title={t('checkout.notCharged')}
          text={t('checkout.authenticationText')}
          link={pay}
        />
      )
    case 'unpaid':
      return <Retry title={t('checkout.notCharged')} text={t('checkout.unpaidText')} link={pay} />
    case 'bank_unfinished':
      return (
        <Retry
          title={t('checkout.bankUnfinishedNote')}
          text={t('checkout.bankUnfinishedText')}
          link={pay}
        />
      )
    case 'refund':
      return <p>{t('checkout.refundText')}</p>
    case 'refunded':
      return <p>{t('orders.refundedText')}</p>
    case 'ended_received': {
      const amount = amountOf(order, 'receivedAmount')
      const text = t('orders.endedReceivedText', { amount, email })
      return <Told title={t('orders.endedReceivedNote')} text={text} />
    }
    case 'ended':
      return (
        <div className={css.retry}>
          <p>{t('checkout.endedText')}</p>
          <ButtonLink to={`/order?reorder=${encodeURIComponent(order.orderId)}`}>
            {t('orders.againSame')}
          </ButtonLink>
        </div>
      )
  }
}

const amountOf = (order: OrderDetailWire, name: 'missingAmount' | 'receivedAmount') =>
  money(order.payment[name], order.currency)

const Told = ({ title, text }: { title: string; text: string }) => (
  <Callout tone="info" role="status" title={title}>
    <p>{text}</p>
  </Callout>
)

type RetryProps = { title: string; text: string; link: ReactNode }

const Retry = ({ title, text, link }: RetryProps) => (
  <div className={css.retry}>
    <Callout tone="warn" role="status" title={title}>
      <p>{text}</p>
    </Callout>
    {link}
  </div>
)
