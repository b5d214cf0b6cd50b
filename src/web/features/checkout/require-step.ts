/**
 * The door of each tab, for `clientLoader`s: who may enter, and where the others go. Whether the terms
 * have changed is asked by the frame, which knows their version.
 */
import { redirect } from 'react-router'

import { draftReady } from '#web/draft/save-draft.ts'

import { type OrderDraft, readDraft } from '../../draft/order-draft.ts'
import { requireUser } from '../account/guard.ts'
import { type CheckoutStep, detourOf, pathOfStep, stepFor } from './steps.ts'

export async function requireStep(request: Request, step: CheckoutStep): Promise<OrderDraft> {
  requireUser(request)
  await draftReady()
  const draft = readDraft()
  const detour = detourOf(draft, null)
  if (detour !== null) throw redirect(detour)

  const allowed = stepFor(step, draft)
  if (allowed !== step) throw redirect(pathOfStep(allowed))
  return draft
}
