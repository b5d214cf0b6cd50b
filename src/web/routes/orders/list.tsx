import { useT } from '#i18n/use-t.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { appContext } from '../../context.ts'
import { requireUser } from '../../features/account/guard.ts'
import { useSignInEnd } from '../../features/account/use-sign-in-end.ts'
import { LatestLifetime } from '../../features/cartridge-lifetime/lifetime-summary.tsx'
import { loadLatestSent, loadOrders } from '../../features/orders/load-order.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { OrderMissing } from '../../features/orders/order-page.tsx'
import { loadSets } from '../../scents/load-sets.server.ts'
import type { Route } from './+types/list.ts'
import css from './orders.module.css'

export const meta = pageMeta((t) => ({ title: t('checkout.ordersTitle'), isPrivate: true }))

/** What a first order may begin with: the same for everybody. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { ctx, locale } = context.get(appContext)
  return loadSets(ctx, locale)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireUser(request)
  const [found, sets] = await Promise.all([loadOrders(request), serverLoader()])
  const latest = found.ok ? loadLatestSent(found.value.data) : null
  return { found, sets, latest }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{t('checkout.ordersTitle')}</h1>
      <Skeleton label={t('ui.loading')} shape="page" />
    </div>
  )
}

export default function OrdersRoute({ loaderData: { found, sets, latest } }: Route.ComponentProps) {
  const t = useT()
  useSignInEnd()
  useRevalidateAfterBfcache()
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{t('checkout.ordersTitle')}</h1>
      {found.ok ? (
        <OrderList page={found.value} sets={sets} />
      ) : (
        <OrderMissing problem={found.error} />
      )}
      <LatestLifetime latest={latest} />
    </div>
  )
}
