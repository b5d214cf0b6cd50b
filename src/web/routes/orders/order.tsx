import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { appContext } from '../../context.ts'
import { requireUser } from '../../features/account/guard.ts'
import { useSignInEnd } from '../../features/account/use-sign-in-end.ts'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { findCompany } from '../../features/orders/company.server.ts'
import { loadOrder } from '../../features/orders/load-order.ts'
import { NumberLine } from '../../features/orders/number-line.tsx'
import {
  CompanyPart,
  OrderColumns,
  OrderHead,
  OrderMissing,
  OrderPart,
} from '../../features/orders/order-page.tsx'
import {
  OrderAmounts,
  OrderContents,
  OrderDelivery,
  OrderTimeline,
} from '../../features/orders/order-parts.tsx'
import { OrderBadge } from '../../features/orders/order-status.tsx'
import { BankInstructions } from '../../features/payment/bank-instructions.tsx'
import { isToBePaid } from '../../features/payment/outcome.ts'
import { pageMeta } from '../../page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/order.ts'
import css from './orders.module.css'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('checkout.orderTitle'), isPrivate: true }))

/** How to reach the company: the same for everybody. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { ctx, locale } = context.get(appContext)
  return findCompany(ctx, locale)
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  requireUser(request)
  const [found, company] = await Promise.all([loadOrder(request, params.orderId), serverLoader()])
  return { found, company }
}
clientLoader.hydrate = true as const

export const HydrateFallback = CheckoutSkeleton

export default function OrderRoute({ loaderData: { found, company } }: Route.ComponentProps) {
  const t = useT()
  useSignInEnd()
  if (!found.ok) {
    return (
      <div className="wrap page">
        <OrderMissing problem={found.error} />
      </div>
    )
  }
  const order = found.value
  const payPath = `/checkout/payment-info?order=${encodeURIComponent(order.orderId)}`
  return (
    <div className={`wrap page ${css.page}`}>
      <p>
        <Link to="/orders">{t('checkout.seeOrders')}</Link>
      </p>
      <OrderHead>
        <h1>{t('checkout.orderTitle')}</h1>
        <OrderBadge status={order.status} />
      </OrderHead>
      <NumberLine number={order.orderNumber} />
      {isToBePaid(order) && (
        <Note tone="warn" title={t('checkout.orderUnpaid')}>
          <div>
            <ButtonLink to={payPath} size="small">
              {t('checkout.payNow')}
            </ButtonLink>
          </div>
        </Note>
      )}
      <OrderColumns
        main={
          <>
            {order.bankTransfer && (
              <OrderPart title={t('checkout.transferTitle')}>
                <BankInstructions order={order} />
              </OrderPart>
            )}
            <OrderPart title={t('checkout.selectionTitle')}>
              <OrderContents order={order} />
            </OrderPart>
            <OrderPart title={t('checkout.deliveryTitle')}>
              <OrderDelivery order={order} />
            </OrderPart>
          </>
        }
        side={
          <>
            <OrderPart title={t('checkout.amountsTitle')}>
              <OrderAmounts order={order} />
            </OrderPart>
            <OrderPart title={t('checkout.timelineTitle')}>
              <OrderTimeline order={order} />
            </OrderPart>
            <CompanyPart company={company} />
          </>
        }
      />
    </div>
  )
}
