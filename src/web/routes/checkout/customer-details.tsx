import type { ProfileWire } from '#contract/accounts.ts'
import { isCountryCode } from '#domain/shipping/country.ts'
import { CustomerStep } from '#web/features/checkout/customer/customer-step.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { callApi } from '../../api/client.ts'
import { changeDraft, type OrderDraft } from '../../draft/order-draft.ts'
import { liveIn } from '../../draft/residence.ts'
import { requireUser } from '../../features/account/guard.ts'
import { requireStep } from '../../features/checkout/require-step.ts'
import { stepTitle } from '../../features/checkout/step-names.ts'
import type { Route } from './+types/customer-details.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: stepTitle(t, 'customer-details'), isPrivate: true }))

/** What the profile knows need not be typed again; what was typed here stays. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const draft = await requireStep(request, 'customer-details')
  if (draft.orderState === 'initial') changeDraft({ orderState: 'drafting' })
  if (draft.placed || (draft.customerName && draft.customerEmail && draft.customerPhone)) {
    return null
  }
  const { id } = requireUser(request)
  const profile = await callApi('GET /api/users/{userId}/profiles', { path: { userId: id } })
  if (profile.ok) changeDraft(fromProfile(draft, profile.value.data))
  return null
}

function fromProfile(draft: OrderDraft, profile: ProfileWire): Partial<OrderDraft> {
  const isUntouched = draft.customerName === '' && draft.customerEmail === ''
  const isUnknown = isUntouched && !draft.isResidenceKnown
  return {
    customerName: draft.customerName || profile.name,
    customerEmail: draft.customerEmail || profile.email,
    customerPhone: draft.customerPhone || profile.phone,
    customerCompany: draft.customerCompany || profile.company,
    customerDepartment: draft.customerDepartment || profile.department,
    ...(isUnknown && isCountryCode(profile.country) && liveIn(profile.country, draft)),
  }
}

export default function CustomerRoute() {
  return <CustomerStep />
}
