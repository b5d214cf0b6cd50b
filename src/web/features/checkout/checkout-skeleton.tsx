/** A tab before the browser has read the draft, which the server does not have: what it says to every customer. Decision 0048. */
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import frame from './checkout-frame.module.css'
import { CheckoutTabs } from './checkout-frame.tsx'
import css from './checkout-skeleton.module.css'
import { NoMoneyCallout } from './no-money-callout.tsx'
import { StepFrame } from './step-frame.tsx'
import { type CheckoutStep, PRE_CHECKOUT, stepAt } from './steps.ts'

export function CheckoutSkeleton() {
  const t = useT()
  const { pathname } = useLocation()
  const current = stepAt(pathname)
  const isAsked = pathname.startsWith(PRE_CHECKOUT)
  const { title, lead } = isAsked ? QUESTIONS : OPENINGS[current]
  return (
    <div className={`wrap page ${frame.page}`}>
      <CheckoutTabs current={current} />
      <div className={frame.columns}>
        <div className={css.summary} />
        <div className={frame.main}>
          <NoMoneyCallout />
          <StepFrame title={t(title)} lead={t(lead)}>
            {isAsked && (
              <>
                <h2>{t('order.preCheckoutQuestion')}</h2>
                <Skeleton label={t('ui.loading')} lines={6} />
                <p className={css.label}>{t('order.preCheckoutAccept')} *</p>
              </>
            )}
            <Skeleton label={t('ui.loading')} shape="page" />
          </StepFrame>
        </div>
      </div>
    </div>
  )
}

/** The page before the first tab, in its frame. */
const QUESTIONS = { title: 'order.preCheckoutTitle', lead: 'ui.requiredLegend' } as const

const OPENINGS = {
  'customer-details': { title: 'checkout.customerTitle', lead: 'ui.requiredLegend' },
  'shipping-info': { title: 'checkout.shippingTitle', lead: 'checkout.shippingLead' },
  'order-confirmation': { title: 'checkout.confirmationTitle', lead: 'checkout.confirmationLead' },
  'payment-info': { title: 'checkout.paymentTitle', lead: 'checkout.paymentLead' },
  'completed-order': { title: 'checkout.orderTitle', lead: 'checkout.loadingOrder' },
} as const satisfies Record<CheckoutStep, object>
