import { useT } from '#i18n/use-t.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { requireUser } from '../../features/account/guard.ts'
import { useSignInEnd } from '../../features/account/use-sign-in-end.ts'
import { loadOrders } from '../../features/orders/load-order.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { OrderMissing } from '../../features/orders/order-page.tsx'
import type { Route } from './+types/list.ts'
import css from './orders.module.css'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('checkout.ordersTitle'), isPrivate: true }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireUser(request)
  return loadOrders(request)
}

export function HydrateFallback() {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{t('checkout.ordersTitle')}</h1>
      <Skeleton label={t('ui.loading')} shape="page" />
    </div>
  )
}

export default function OrdersRoute({ loaderData: found }: Route.ComponentProps) {
  const t = useT()
  useSignInEnd()
  useRevalidateAfterBfcache()
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{t('checkout.ordersTitle')}</h1>
      {found.ok ? <OrderList {...found.value} /> : <OrderMissing problem={found.error} />}
    </div>
  )
}
