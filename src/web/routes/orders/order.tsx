import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'

import { orderCan, wasPaid } from '#domain/orders/lifecycle.ts'
import { useT } from '#i18n/use-t.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { hasLifetime, OrderLifetime } from '#web/features/cartridge-lifetime/order-lifetime.tsx'
import { loadCompatibility } from '#web/features/compatibility/load-compatibility.server.ts'
import { OrderCompatibility } from '#web/features/compatibility/order-compatibility.tsx'
import { AcceptedTerms } from '#web/features/legal/terms/accepted-terms.tsx'
import { listTermsVersions } from '#web/features/legal/terms/load-terms.server.ts'
import { BankInstructions } from '#web/features/payment/bank/bank-instructions.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { FoldedPanel, Panel } from '#web/ui/panel.tsx'

import { appContext } from '../../context.ts'
import { requireUser } from '../../features/account/guard.ts'
import { useSignInEnd } from '../../features/account/use-sign-in-end.ts'
import { paymentPath } from '../../features/checkout/steps.ts'
import { OrderDocuments } from '../../features/documents/order-documents.tsx'
import { CancelOrder } from '../../features/orders/cancel-order.tsx'
import { findCompany } from '../../features/orders/company.server.ts'
import { loadOrder } from '../../features/orders/load-order.ts'
import { MoneyMoved } from '../../features/orders/money-moved.tsx'
import { OrderAgain } from '../../features/orders/order-again.tsx'
import {
  CompanyPart,
  OrderColumns,
  OrderHeader,
  OrderLead,
  OrderMissing,
} from '../../features/orders/order-page.tsx'
import { OrderAmounts, OrderContents, OrderDelivery } from '../../features/orders/order-parts.tsx'
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx'
import { OrderBadge } from '../../features/orders/order-status.tsx'
import { OrderTimeline } from '../../features/orders/order-timeline.tsx'
import { Replacements } from '../../features/orders/replacements.tsx'
import { OpenPayment } from '../../features/payment/open-payment.tsx'
import { isToBePaid } from '../../features/payment/outcome.ts'
import type { Route } from './+types/order.ts'
import css from './orders.module.css'

export const meta = pageMeta((t) => ({ title: t('checkout.orderTitle'), isPrivate: true }))

/** How to reach the company, what fits which device, and which terms can be read: the same for everybody. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { ctx, locale } = context.get(appContext)
  const [company, fit, termsVersions] = await Promise.all([
    findCompany(ctx, locale),
    loadCompatibility(ctx, locale),
    listTermsVersions(ctx),
  ])
  return { company, fit, termsVersions }
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  requireUser(request)
  const [found, shared] = await Promise.all([loadOrder(request, params.orderId), serverLoader()])
  return { found, ...shared }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <div className={`wrap page ${css.page}`}>
    <OrderSkeleton />
  </div>
)

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData
  useSignInEnd()
  useRevalidateAfterBfcache()
  return (
    <div className={`wrap page ${css.page}`}>
      {found.ok ? (
        <OneOrder {...loaderData} order={found.value} />
      ) : (
        <OrderMissing problem={found.error} />
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type Order = Extract<Loaded['found'], { ok: true }>['value']

function OneOrder({
  order,
  company,
  fit,
  termsVersions,
}: Omit<Loaded, 'found'> & { order: Order }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const payPath = paymentPath(order.orderId)
  useHashTarget()
  const isSent = order.parcels.length > 0
  const delivery = (
    <FoldedPanel title={t('checkout.deliveryTitle')} isOpen={isSent}>
      <OrderDelivery order={order} />
    </FoldedPanel>
  )
  // What ended unpaid is ordered again, if anything.
  const isOver = !orderCan.bePaid(order) && !wasPaid(order.status)
  const again = <OrderAgain order={order} />
  const documents = (
    <Panel id="documents" title={t('documents.title')} isForScreen>
      <OrderDocuments order={order} />
      <AcceptedTerms version={order.termsVersion} versions={termsVersions} />
    </Panel>
  )
  return (
    <>
      <p data-screen>
        <Link to="/orders">{t('checkout.seeOrders')}</Link>
      </p>
      <OrderHeader>
        <h1>{t('checkout.orderTitle')}</h1>
        <OrderBadge status={order.status} />
      </OrderHeader>
      <OrderLead number={order.orderNumber} status={order.status} />
      {isToBePaid(order) && (
        <OpenPayment key={order.orderId} order={order} payPath={payPath} onFinal={revalidate} />
      )}
      <OrderColumns
        main={
          <>
            {order.bankTransfer && (
              <Panel title={t('checkout.transferTitle')}>
                <BankInstructions order={order} payPath={payPath} onChanged={revalidate} />
              </Panel>
            )}
            {isSent && delivery}
            {isOver ? again : documents}
            <Replacements replacements={order.replacements} />
            <FoldedPanel title={t('checkout.selectionTitle')}>
              <OrderContents order={order} />
              <OrderCompatibility order={order} data={fit} />
            </FoldedPanel>
            {!isSent && delivery}
            {hasLifetime(order) && (
              <FoldedPanel title={t('cartridgeLifetime.orderTitle')}>
                <OrderLifetime order={order} />
              </FoldedPanel>
            )}
            {isOver && documents}
          </>
        }
        side={
          <>
            <Panel title={t('checkout.timelineTitle')}>
              <OrderTimeline order={order} />
            </Panel>
            <Panel title={t('checkout.amountsTitle')}>
              <OrderAmounts order={order} />
              <MoneyMoved order={order} />
            </Panel>
            {!isOver && again}
            <CancelOrder order={order} onCanceled={revalidate} />
            <CompanyPart company={company} />
          </>
        }
      />
    </>
  )
}

/** E-mails link to the documents, which are not in the page yet when the browser looks for them. */
function useHashTarget(): void {
  useEffect(() => {
    const { hash } = window.location
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])
}
