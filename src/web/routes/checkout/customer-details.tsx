import { CustomerStep } from '#web/features/checkout/customer/customer-step.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { changeDraft } from '../../draft/order-draft.ts'
import { TabSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { completeDraft } from '../../features/checkout/known-customer.ts'
import { requireStep } from '../../features/checkout/require-step.ts'
import { stepTitle } from '../../features/checkout/step-names.ts'
import type { Route } from './+types/customer-details.ts'

export const meta = pageMeta((t) => ({ title: stepTitle(t, 'customer-details'), isPrivate: true }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const draft = await requireStep(request, 'customer-details')
  if (draft.orderState === 'initial') changeDraft({ orderState: 'drafting' })
  // Every account has an e-mail address, so a draft with one was completed before, as by `/checkout`.
  if (!draft.placed && draft.customerEmail === '') await completeDraft()
  return null
}

export const HydrateFallback = TabSkeleton

export default function CustomerRoute() {
  return <CustomerStep />
}
