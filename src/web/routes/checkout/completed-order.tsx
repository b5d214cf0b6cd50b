import { redirect } from 'react-router'

import { readDraft } from '../../draft/order-draft.ts'
import { requireUser } from '../../features/account/guard.ts'
import { TabSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { completedPath } from '../../features/checkout/steps.ts'
import type { Route } from './+types/completed-order.ts'

/** The last tab is a page of its own, outside the frame: it outlives the draft. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireUser(request)
  const { placed } = readDraft()
  throw redirect(placed ? completedPath(placed.orderId) : '/checkout')
}

export const HydrateFallback = TabSkeleton

export default function CompletedOrderRoute() {
  return null
}
