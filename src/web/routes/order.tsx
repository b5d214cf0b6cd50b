import { appContext } from '../context.ts'
import { useSavedDraft } from '../draft/use-saved-draft.ts'
import { DeviceCompatibility } from '../features/compatibility/device-compatibility.tsx'
import { loadCompatibility } from '../features/compatibility/load-compatibility.server.ts'
import { EstimateOffer } from '../features/documents/estimate-offer.tsx'
import { loadBuilder } from '../features/order/load-builder.server.ts'
import { OrderPage } from '../features/order/order-page.tsx'
import { unlessAnsweredHere } from '../site/load-again.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/order.ts'

export const handle = { hasOwnBar: true }

export const meta = pageMeta((t) => ({
  title: t('order.pageTitle'),
  description: t('order.description'),
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const [builder, fit] = await Promise.all([
    loadBuilder(ctx, locale),
    loadCompatibility(ctx, locale),
  ])
  return { builder, fit }
}

export const shouldRevalidate = unlessAnsweredHere

export default function Order({ loaderData: { builder, fit } }: Route.ComponentProps) {
  useSavedDraft()
  return (
    <OrderPage
      builder={builder}
      showCompatibility={(asked) => <DeviceCompatibility data={fit} {...asked} />}
      estimate={<EstimateOffer />}
    />
  )
}
