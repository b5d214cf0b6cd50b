/** Charges: money that came in. One payment has one at most; an attempt that failed leaves none. */
import { z } from 'zod'

import { pick } from '#shared/pick.ts'

import { answerPage, integer, pageParams, withParams } from './params.ts'
import type { Scope } from './scope.ts'
import { type CardFace, unixSeconds } from './wire.ts'

export type ChargeRow = {
  id: string
  intent_id: string
  amount: number
  amount_refunded: number
  currency: string
  card: CardFace
  payment_method: string
  metadata: Record<string, string>
  is_disputed: boolean
  created_at: Date
}

export const wireCharge = (charge: ChargeRow) => ({
  ...pick(charge, 'id', 'amount', 'amount_refunded', 'currency', 'metadata', 'payment_method'),
  object: 'charge',
  amount_captured: charge.amount,
  captured: true,
  created: unixSeconds(charge.created_at),
  customer: null,
  disputed: charge.is_disputed,
  failure_code: null,
  failure_message: null,
  livemode: false,
  paid: true,
  payment_intent: charge.intent_id,
  payment_method_details: { type: 'card', card: charge.card },
  refunded: charge.amount_refunded === charge.amount,
  status: 'succeeded',
})

export async function findCharge({ tx }: Scope, id: string) {
  const found = await tx.query<ChargeRow>(`select * from payment_sandbox.charges where id = $1`, [
    id,
  ])
  const [charge] = found.rows
  return charge ? wireCharge(charge) : null
}

const ListChargesParams = z.strictObject({
  ...pageParams,
  payment_intent: z.string().optional(),
  created: z.strictObject({ gte: integer }).optional(),
})

export const listCharges = withParams(ListChargesParams, (call, params) => {
  const { payment_intent: intentId, created } = params
  const filter = { table: 'charges', intentId, createdFrom: created?.gte } as const
  return answerPage(call, params, filter, wireCharge)
})
