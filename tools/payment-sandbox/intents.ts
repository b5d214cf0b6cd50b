/** PaymentIntents: read and canceled. Their terms are in `intent-terms.ts`, confirmation in `confirm.ts`. */
import { z } from 'zod'

import { findCharge } from './charges.ts'
import { emit } from './events.ts'
import { type Intent, mayTouch, saveIntent } from './intent-store.ts'
import { withParams } from './params.ts'
import type { Call } from './scope.ts'
import { currentIntent } from './settlement.ts'
import {
  answer,
  missing,
  publicIntent,
  type Reply,
  refusal,
  unixSeconds,
  type WireIntent,
} from './wire.ts'

const RetrieveParams = z.strictObject({
  client_secret: z.string().optional(),
  expand: z.array(z.literal('latest_charge')).optional(),
})

export const retrieveIntent = withParams(RetrieveParams, async (call, params) => {
  const intent = await currentIntent(call, call.id)
  if (!intent || !mayTouch(call, intent, params.client_secret)) {
    return missing('payment_intent', call.id, 'intent')
  }
  if (call.access !== 'secret') return answer(publicIntent(intent.wire))
  return answer(params.expand ? await withCharge(call, intent.wire) : intent.wire)
})

async function withCharge(call: Call, wire: WireIntent) {
  const charge = wire.latest_charge === null ? null : await findCharge(call, wire.latest_charge)
  return { ...wire, latest_charge: charge }
}

const CancelParams = z.strictObject({
  cancellation_reason: z
    .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
    .optional(),
})

export const cancelIntent = withParams(CancelParams, async (call, params) => {
  const intent = await currentIntent(call, call.id)
  if (!intent) return missing('payment_intent', call.id, 'intent')

  const { status } = intent.wire
  if (status === 'succeeded' || status === 'canceled') {
    return unexpectedState(intent, 'could not be canceled')
  }
  const wire: WireIntent = {
    ...intent.wire,
    status: 'canceled',
    canceled_at: unixSeconds(call.now),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  }
  await saveIntent(call, { ...intent, wire, card: null, outcome: null, settlesAt: null })
  await emit(call, 'payment_intent.canceled', wire)
  return answer(wire)
})

export const unexpectedState = ({ wire }: Intent, what: string, isPublic = false): Reply =>
  refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent ${what} because it has a status of ${wire.status}.`,
    // A browser is shown the publishable subset, which has the same shape with fields left out.
    payment_intent: isPublic ? (publicIntent(wire) as WireIntent) : wire,
  })
