import { data } from 'react-router'

import { orderStatusWire } from '#contract/order-answers.ts'
import { viewOrderByLink } from '#domain/orders/status-link/status-link.server.ts'
import { money } from '#shared/money.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { TransferPanel } from '#web/features/payment/bank/transfer-panel.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { StatusLinkOver, StatusPage } from '../../features/orders/status-page.tsx'
import type { Route } from './+types/status.ts'
import css from './orders.module.css'

export const meta = pageMeta((t) => ({ title: t('orders.statusTitle'), hasSecretUrl: true }))

/** Rendered by the server alone: the link works in any browser, signed in or not, with or without scripts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const view = await viewOrderByLink(context.get(appContext).ctx, params.token)
  if (!view.ok) return data({ order: null, why: view.error }, { status: 410 })
  return data({ order: orderStatusWire(view.value).data, why: null })
}

export default function OrderStatusRoute({ loaderData: { order, why } }: Route.ComponentProps) {
  useRevalidateAfterBfcache()
  return (
    <div className={`wrap page ${css.page}`}>
      {order ? (
        <StatusPage order={order} transfer={transferOf(order)} />
      ) : (
        <StatusLinkOver why={why ?? 'link_invalid'} />
      )}
    </div>
  )
}

/** Without the buyer's name: the order number alone is enough for the bank. */
function transferOf(order: NonNullable<Route.ComponentProps['loaderData']['order']>) {
  const { bankTransfer, payment, currency } = order
  if (bankTransfer === null) return null
  return (
    <TransferPanel
      transfer={{
        total: money(order.totalChargeAmount, currency),
        receivedMinor: payment.receivedAmount,
        missingMinor: payment.missingAmount,
        deadline: bankTransfer.deadline,
        payerName: bankTransfer.payerReference,
        account: bankTransfer.account,
      }}
    />
  )
}
