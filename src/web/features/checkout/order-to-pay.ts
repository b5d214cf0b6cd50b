/** Which order the payment tab is about. */
import { redirect } from 'react-router'

import { readDraft } from '#web/draft/order-draft.ts'

import { requireUser } from '../account/guard.ts'
import { requireStep } from './require-step.ts'

/** An order of the history is named in the address; else it is the one that was just placed. */
export async function orderToPay(request: Request): Promise<string> {
  requireUser(request)
  const named = new URL(request.url).searchParams.get('order')
  if (named) return named

  const { placed } = await requireStep(request, 'payment-info')
  if (placed === null) throw redirect('/checkout')
  return placed.orderId
}

/** Bank transfer chosen on the review asks for nothing more; chosen on the tab, it waits for the button. Decisions, section 13. */
export function isFromReview(orderId: string): boolean {
  const { placed, orderState } = readDraft()
  return placed?.orderId === orderId && orderState === 'created'
}
