import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { useSavedDraft } from '#web/draft/use-saved-draft.ts'
import { NoMoneyCallout } from '#web/features/checkout/no-money-callout.tsx'
import { AcceptedTerms } from '#web/features/legal/terms/accepted-terms.tsx'
import { listTermsVersions } from '#web/features/legal/terms/load-terms.server.ts'
import { BankInstructions } from '#web/features/payment/bank/bank-instructions.tsx'
import { type PaymentSync, usePaymentSync } from '#web/features/payment/use-payment-sync.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { Panel } from '#web/ui/panel.tsx'

import { appContext } from '../../context.ts'
import { changeDraft, readDraft, startNewDraft } from '../../draft/order-draft.ts'
import { requireUser } from '../../features/account/guard.ts'
import { useSignInEnd } from '../../features/account/use-sign-in-end.ts'
import { CheckoutTabs } from '../../features/checkout/checkout-frame.tsx'
import { StepFrame } from '../../features/checkout/step-frame.tsx'
import { stepTitle } from '../../features/checkout/step-names.ts'
import { completedPath, paymentPath } from '../../features/checkout/steps.ts'
import { loadOrder } from '../../features/orders/load-order.ts'
import { NumberLine } from '../../features/orders/number-line.tsx'
import { OrderAhead } from '../../features/orders/order-ahead.tsx'
import { OrderColumns, OrderMissing } from '../../features/orders/order-page.tsx'
import { OrderAmounts, OrderContents, OrderDelivery } from '../../features/orders/order-parts.tsx'
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx'
import { OrderRing } from '../../features/orders/scents/order-ring.tsx'
import { isToBePaid } from '../../features/payment/outcome.ts'
import { OutcomePanel, outcomeTitle } from '../../features/payment/outcome-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/completed.ts'
import css from './completed.module.css'

export const handle = { frame: 'quiet' }

export const meta = pageMeta((t) => ({ title: stepTitle(t, 'completed-order'), isPrivate: true }))

/** Which terms can be read: the same for everybody. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  listTermsVersions(context.get(appContext).ctx)

/** The address names the order, so that the page survives reload, Back and the new draft. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireUser(request)
  const { searchParams } = new URL(request.url)
  const orderId = searchParams.get('order')
  if (orderId === null) {
    const { placed } = readDraft()
    throw redirect(placed ? completedPath(placed.orderId) : '/orders')
  }
  // What the processor wrote into the address holds a secret and says nothing we would believe.
  if (searchParams.has('payment_intent')) throw redirect(completedPath(orderId))
  const [found, termsVersions] = await Promise.all([loadOrder(request, orderId), serverLoader()])
  return { found, termsVersions }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <div className={`wrap page ${css.page}`}>
    <CheckoutTabs current="completed-order" />
    <OrderSkeleton />
  </div>
)

export default function CompletedRoute({ loaderData }: Route.ComponentProps) {
  const { found, termsVersions } = loaderData
  useSignInEnd()
  useSavedDraft()
  useRevalidateAfterBfcache()
  return (
    <div className={`wrap page ${css.page}`}>
      {found.ok ? (
        <Completed key={found.value.orderId} order={found.value} termsVersions={termsVersions} />
      ) : (
        <OrderMissing problem={found.error} />
      )}
    </div>
  )
}

type Order = Extract<Awaited<ReturnType<typeof loadOrder>>, { ok: true }>['value']

function Completed({ order, termsVersions }: { order: Order; termsVersions: string[] }) {
  const t = useT()
  const sync = usePaymentSync(order)
  const payPath = paymentPath(order.orderId)
  const { revalidate } = useRevalidator()
  useDone(order, sync)

  const isDone = DONE.includes(sync.outcome.kind)

  return (
    <>
      <CheckoutTabs current={isDone ? 'completed-order' : 'payment-info'} />
      <NoMoneyCallout />
      <OrderColumns
        main={
          <StepFrame title={outcomeTitle(t, sync)}>
            {isDone && <OrderRing order={order} />}
            <NumberLine number={order.orderNumber} />
            <OutcomePanel order={order} sync={sync} payPath={payPath} />
            {isDone && <OrderAhead order={order} />}
            {order.bankTransfer && (
              <Panel title={t('checkout.transferTitle')}>
                <BankInstructions order={order} payPath={payPath} onChanged={revalidate} />
              </Panel>
            )}
            <div>
              <ButtonLink to={`/orders/${order.orderId}`} variant="outline">
                {t('checkout.viewOrder')}
              </ButtonLink>
            </div>
          </StepFrame>
        }
        side={
          <Panel title={t('checkout.summaryTitle')}>
            <OrderContents order={order} />
            <OrderAmounts order={order} />
            <OrderDelivery order={order} />
            <AcceptedTerms version={order.termsVersion} versions={termsVersions} />
          </Panel>
        }
      />
    </>
  )
}

/** With the money, or the promise of it, the buyer has done what there was to do. */
const DONE: readonly string[] = ['paid', 'awaiting_transfer', 'transfer_declared', 'transfer_short']

/** Spec §4: with the money or the promise of it the draft has done its work, and the next one begins. */
function useDone(order: Order, { outcome, isAsking }: PaymentSync): void {
  const { revalidate } = useRevalidator()
  const isDone = DONE.includes(outcome.kind)
  const isStale = isDone && !isAsking && isToBePaid(order)

  useEffect(() => {
    if (!isDone || readDraft().placed?.orderId !== order.orderId) return
    changeDraft({ orderState: 'completed' })
    startNewDraft()
  }, [isDone, order.orderId])

  useEffect(() => {
    if (isStale) void revalidate()
  }, [isStale, revalidate])
}
