/** Refunds: money that went back. Never more than what was received. */
import { z } from 'zod'

import { type ChargeRow, wireCharge } from './charges.ts'
import { emit } from './events.ts'
import {
  answerPage,
  integer,
  metadata,
  pageParams,
  refusedParameter,
  retrieve,
  withParams,
} from './params.ts'
import { type Call, newId } from './scope.ts'
import { answer, missing, type Reply, refusal, unixSeconds } from './wire.ts'

const RefundParams = z.strictObject({
  amount: integer.optional(),
  charge: z.string().optional(),
  metadata: metadata.optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

export const createRefund = withParams(RefundParams, async (call, params) => {
  const { charge: chargeId, payment_intent: intentId, amount, reason, metadata } = params
  const given = chargeId ?? intentId
  if (!given) {
    const sentence = 'One of the following params should be provided: payment_intent or charge.'
    return refusedParameter('parameter_missing', 'payment_intent', sentence)
  }
  const charge = await lockCharge(call, given)
  if (!charge) return notRefundable(call, given)

  const open = charge.amount - charge.amount_refunded
  const refunding = amount ?? open
  const wrong = wrongRefund(refunding, open)
  if (wrong) return wrong

  return answer(
    await refund(call, charge, {
      amount: refunding,
      reason: reason ?? null,
      metadata: metadata ?? {},
    }),
  )
})

async function lockCharge({ tx }: Call, id: string): Promise<ChargeRow | undefined> {
  const found = await tx.query<ChargeRow>(
    `select * from payment_sandbox.charges where id = $1 or intent_id = $1 for update`,
    [id],
  )
  return found.rows[0]
}

/** Nothing was received, or there is no such payment. */
async function notRefundable({ tx }: Call, id: string): Promise<Reply> {
  const known = await tx.query(`select 1 from payment_sandbox.intents where id = $1`, [id])
  if (known.rowCount === 0) return missing('payment_intent', id, 'payment_intent')

  return refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    param: 'payment_intent',
  })
}

function wrongRefund(amount: number, open: number): Reply | null {
  if (open === 0) {
    return refusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    })
  }
  if (amount >= 1 && amount <= open) return null

  return refusal(400, {
    type: 'invalid_request_error',
    message: `Refund amount (${amount}) must be between 1 and the unrefunded amount on charge (${open})`,
    param: 'amount',
  })
}

type RefundRow = {
  id: string
  charge_id: string
  intent_id: string
  amount: number
  currency: string
  reason: string | null
  metadata: Record<string, string>
  created_at: Date
}

async function refund(
  call: Call,
  charge: ChargeRow,
  { amount, reason, metadata }: Pick<RefundRow, 'amount' | 'reason' | 'metadata'>,
) {
  const row: RefundRow = {
    id: newId('re'),
    charge_id: charge.id,
    intent_id: charge.intent_id,
    amount,
    currency: charge.currency,
    reason,
    metadata,
    created_at: call.now,
  }
  await call.tx.query(
    `insert into payment_sandbox.refunds
       (id, charge_id, intent_id, amount, currency, reason, metadata, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.charge_id,
      row.intent_id,
      amount,
      row.currency,
      reason,
      JSON.stringify(metadata),
      call.now,
    ],
  )
  await call.tx.query(
    `update payment_sandbox.charges set amount_refunded = amount_refunded + $2 where id = $1`,
    [charge.id, amount],
  )
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount }
  await emit(call, 'charge.refunded', wireCharge(refunded))
  return wireRefund(row)
}

const wireRefund = (refund: RefundRow) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: null,
  charge: refund.charge_id,
  created: unixSeconds(refund.created_at),
  currency: refund.currency,
  metadata: refund.metadata,
  payment_intent: refund.intent_id,
  reason: refund.reason,
  receipt_number: null,
  status: 'succeeded',
})

export const retrieveRefund = retrieve('refund', 'refunds', wireRefund)

const ListRefundsParams = z.strictObject({
  ...pageParams,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
})

export const listRefunds = withParams(ListRefundsParams, (call, params) => {
  const { charge, payment_intent } = params
  const column = charge ? 'charge_id' : 'intent_id'
  const value = charge ?? payment_intent
  return answerPage(call, params, { table: 'refunds', column, value }, wireRefund)
})
