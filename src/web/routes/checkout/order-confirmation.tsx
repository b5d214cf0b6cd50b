import { ConfirmationStep } from '#web/features/checkout/confirmation/confirmation-step.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { requireStep } from '../../features/checkout/require-step.ts'
import { stepTitle } from '../../features/checkout/step-names.ts'
import { EstimateOffer } from '../../features/documents/estimate-offer.tsx'
import type { Route } from './+types/order-confirmation.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: stepTitle(t, 'order-confirmation'), isPrivate: true }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireStep(request, 'order-confirmation')
  return null
}

export default function ConfirmationRoute() {
  return (
    <>
      <ConfirmationStep />
      <EstimateOffer />
    </>
  )
}
