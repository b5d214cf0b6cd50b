import { redirect, useNavigate, useRevalidator } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { completeBankOrder } from '#web/features/payment/bank/complete-bank-order.ts'
import { PaymentForm } from '#web/features/payment/card/payment-form.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { Panel } from '#web/ui/panel.tsx'

import { callApi } from '../../api/client.ts'
import { changeDraft, readDraft } from '../../draft/order-draft.ts'
import { TabSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { isFromReview, orderToPay } from '../../features/checkout/order-to-pay.ts'
import { StepFooter } from '../../features/checkout/step-frame.tsx'
import { stepTitle } from '../../features/checkout/step-names.ts'
import { completedPath, pathOfStep, paymentPath } from '../../features/checkout/steps.ts'
import { loadOrder } from '../../features/orders/load-order.ts'
import { NumberLine } from '../../features/orders/number-line.tsx'
import { OrderMissing } from '../../features/orders/order-page.tsx'
import { isToBePaid } from '../../features/payment/outcome.ts'
import { PaymentProblem } from '../../features/payment/payment-problem.tsx'
import { BankFinish, SourceChoice } from '../../features/payment/source-choice.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/payment-info.ts'

export const meta = pageMeta((t) => ({ title: stepTitle(t, 'payment-info'), isPrivate: true }))

/** The order is read first, whatever this browser believes: it may have been paid in another tab. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orderId = await orderToPay(request)
  const found = await loadOrder(request, orderId)
  if (!found.ok) {
    if (found.error.status === 404 && readDraft().placed?.orderId === orderId) {
      changeDraft({ placed: null, orderState: 'drafting' })
      throw redirect('/checkout')
    }
    return { order: null, intent: null, problem: found.error }
  }
  const order = found.value
  if (!isToBePaid(order)) throw redirect(completedPath(orderId))
  if (order.paymentSource === 'bank') {
    if (!isFromReview(orderId)) return { order, intent: null, problem: null }
    const problem = await completeBankOrder(orderId)
    if (problem === null) throw redirect(completedPath(orderId))
    return { order, intent: null, problem }
  }

  const intent = await callApi('POST /v1/orders/{orderId}/payment-intent', { path: { orderId } })
  if (!intent.ok) return { order, intent: null, problem: intent.error }
  if (MOVED.includes(intent.value.data.data.status)) throw redirect(completedPath(orderId))
  return { order, intent: intent.value.data.data, problem: null }
}

/** The card was already presented: the next page shows the result. */
const MOVED: readonly string[] = ['processing', 'requires_capture', 'succeeded']

export const HydrateFallback = TabSkeleton

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { order, intent, problem } = loaderData
  const { revalidate } = useRevalidator()
  const returns = useRevalidateAfterBfcache()
  if (order === null) return <OrderMissing problem={problem} />

  const completed = completedPath(order.orderId)
  // Asked each time: another tab may have finished the order and begun a new draft.
  const isDrafted = () => readDraft().placed?.orderId === order.orderId
  return (
    <>
      <NumberLine number={order.orderNumber} />
      <Panel title={t('checkout.paymentMethod')}>
        <SourceChoice
          order={order}
          onChanged={async (paymentSource) => {
            const here = { replace: true, preventScrollReset: true }
            if (!isDrafted()) return navigate(paymentPath(order.orderId), here)
            changeDraft({ paymentSource, orderState: 'paying' })
            return revalidate()
          }}
        />
        {intent && (
          <PaymentForm
            key={`${intent.paymentId} ${returns}`}
            intent={intent}
            amount={money(order.totalChargeAmount, order.currency)}
            returnUrl={new URL(completed, window.location.origin).href}
            onAttempt={() => isDrafted() && changeDraft({ orderState: 'paying' })}
            onAttempted={() => void navigate(completed)}
          />
        )}
        {order.paymentSource === 'bank' && (
          <BankFinish order={order} problem={problem} onFinished={() => void navigate(completed)} />
        )}
        {problem && order.paymentSource === 'stripe' && (
          <PaymentProblem problem={problem} onRetry={() => void revalidate()} />
        )}
      </Panel>
      <StepFooter>
        <ButtonLink
          to={isDrafted() ? pathOfStep('order-confirmation') : `/orders/${order.orderId}`}
          variant="outline"
        >
          {t('checkout.backToReview')}
        </ButtonLink>
      </StepFooter>
    </>
  )
}
