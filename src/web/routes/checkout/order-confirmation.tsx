import { ConfirmationStep } from '#web/features/checkout/confirmation/confirmation-step.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { updateProfile, viewProfile } from '../../features/account/calls.ts'
import { requireUser } from '../../features/account/guard.ts'
import { TabSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { requireStep } from '../../features/checkout/require-step.ts'
import { stepTitle } from '../../features/checkout/step-names.ts'
import { EstimateOffer } from '../../features/documents/estimate-offer.tsx'
import type { Route } from './+types/order-confirmation.ts'

export const meta = pageMeta((t) => ({
  title: stepTitle(t, 'order-confirmation'),
  isPrivate: true,
}))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { placed } = await requireStep(request, 'order-confirmation')
  const profile = placed ? null : await viewProfile(requireUser(request).id)
  return profile?.ok ? profile.value : null
}

export const HydrateFallback = TabSkeleton

export default function ConfirmationRoute({ loaderData: profile }: Route.ComponentProps) {
  return (
    <>
      <ConfirmationStep profile={profile} updateProfile={updateProfile} />
      <EstimateOffer />
    </>
  )
}
