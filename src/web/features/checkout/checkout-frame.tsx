/** The two columns of checkout and the tabs above them. Spec §2 "/checkout". */
import { Link, Outlet, useLocation } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { DraftCallout } from '#web/draft/draft-callout.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { StepNavigation } from '#web/ui/step-navigation.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'

import { isOwned, type OrderDraft, useOrderDraft } from '../../draft/order-draft.ts'
import css from './checkout-frame.module.css'
import { NoMoneyCallout } from './no-money-callout.tsx'
import { draftNames, type Reference } from './reference.ts'
import { StepFrame } from './step-frame.tsx'
import { STEP_NAMES } from './step-names.ts'
import {
  type CheckoutStep,
  detourOf,
  furthestStep,
  PRE_CHECKOUT,
  pathOfStep,
  STEPS,
  stepAt,
} from './steps.ts'
import { SummaryFold, SummaryRail, summaryOfDraft, summaryOfOrder } from './summary.tsx'
import type { Checkout } from './use-checkout.ts'
import { useQuote } from './use-quote.ts'

type Props = {
  reference: Reference
  /** What is being paid, once the payment tab has loaded it; `null` where it could not be loaded. */
  order: OrderDetailWire | null | undefined
}

/** From this width on the summary is a column; `summary.module.css` has the same value. */
const WIDE = '(min-width: 60em)'

/** In the page of the server, but for the tab itself and the summary: those are in the browser's draft. Decision 0048. */
export function CheckoutFrame({ reference, order }: Props) {
  const t = useT()
  const locale = useLocale()
  const { pathname } = useLocation()
  const draft = useOrderDraft()
  const quoteState = useQuote(draft)
  const current = stepAt(pathname)
  const { title, lead } = openingOf(pathname, draft)
  const isWide = useMediaQuery(WIDE, { onServer: false })
  const isKnown = current === 'payment-info' ? order != null : isOwned(draft)
  const summary = order
    ? summaryOfOrder(order, { t, locale })
    : summaryOfDraft(draft, quoteState, reference, t)

  return (
    <div className={`wrap page ${css.page}`}>
      <CheckoutTabs current={current} />
      <div className={css.columns}>
        <SummaryFold summary={isKnown ? summary : null} />
        <div className={css.main}>
          <NoMoneyCallout />
          <DraftCallout names={draftNames(reference)} />
          {draft.placed && current !== 'payment-info' && <PlacedCallout />}
          <StepFrame title={t(title)} lead={lead && order !== null && t(lead)}>
            <Outlet context={{ reference, quoteState } satisfies Checkout} />
          </StepFrame>
        </div>
        {isKnown && isWide && <SummaryRail summary={summary} />}
      </div>
    </div>
  )
}

const OPENINGS = {
  'customer-details': { title: 'checkout.customerTitle', lead: 'ui.requiredLegend' },
  'shipping-info': { title: 'checkout.shippingTitle', lead: 'checkout.shippingLead' },
  'order-confirmation': { title: 'checkout.confirmationTitle', lead: 'checkout.confirmationLead' },
  'payment-info': { title: 'checkout.paymentTitle', lead: 'checkout.paymentLead' },
  'completed-order': { title: 'checkout.orderTitle', lead: null },
} as const satisfies Record<CheckoutStep, object>

/** The questions before the first tab are in its frame. What was placed need not be checked. */
function openingOf(pathname: string, { placed }: OrderDraft) {
  if (pathname.startsWith(PRE_CHECKOUT)) {
    return { title: 'order.preCheckoutTitle', lead: 'ui.requiredLegend' } as const
  }
  const current = stepAt(pathname)
  const opening = OPENINGS[current]
  return placed && current === 'order-confirmation' ? { ...opening, lead: null } : opening
}

export function CheckoutTabs({ current }: { current: CheckoutStep }) {
  const t = useT()
  const draft = useOrderDraft()
  // Before the terms are accepted, no other step can be opened.
  const furthest = detourOf(draft, null) === null ? STEPS.indexOf(furthestStep(draft)) : 0
  return (
    <StepNavigation
      label={t('checkout.tabs')}
      current={current}
      steps={STEPS.map((step, position) => ({
        id: step,
        label: t(STEP_NAMES[step]),
        to: position <= furthest && current !== 'completed-order' ? pathOfStep(step) : null,
      }))}
    />
  )
}

/** Going back after ordering is allowed; a change then is another order, and that is said. */
function PlacedCallout() {
  const t = useT()
  const { placed } = useOrderDraft()
  if (placed === null) return null
  return (
    <Callout tone="info" title={t('checkout.placedTitle', { number: placed.orderNumber })}>
      <p>{t('checkout.placedText')}</p>
      <p>
        <Link to={pathOfStep('payment-info')}>{t('checkout.toPayment')}</Link>
      </p>
    </Callout>
  )
}
