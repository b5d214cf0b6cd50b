import { ShippingStep } from '#web/features/checkout/shipping/shipping-step.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { TabSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { requireStep } from '../../features/checkout/require-step.ts'
import { stepTitle } from '../../features/checkout/step-names.ts'
import type { Route } from './+types/shipping-info.ts'

export const meta = pageMeta((t) => ({ title: stepTitle(t, 'shipping-info'), isPrivate: true }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireStep(request, 'shipping-info')
  return null
}

export const HydrateFallback = TabSkeleton

export default function ShippingRoute() {
  return <ShippingStep />
}
