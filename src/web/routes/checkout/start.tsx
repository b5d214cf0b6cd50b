import { redirect } from 'react-router'

import { draftReady } from '#web/draft/save-draft.ts'

import { readDraft } from '../../draft/order-draft.ts'
import { requireUser } from '../../features/account/guard.ts'
import { TabSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { completeDraft } from '../../features/checkout/known-customer.ts'
import { detourOf, furthestStep, pathOfStep } from '../../features/checkout/steps.ts'
import type { Route } from './+types/start.ts'

/** `/checkout` goes on where the visitor left it; a returning customer begins at the review. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireUser(request)
  await draftReady()
  const termsVersion = readDraft().placed ? null : await completeDraft()
  const draft = readDraft()
  throw redirect(detourOf(draft, termsVersion) ?? pathOfStep(furthestStep(draft)))
}

export const HydrateFallback = TabSkeleton

export default function CheckoutStart() {
  return null
}
