/** Refunds: money that went back. Never more than what was received. */
import { z } from 'zod'

import { pick } from '#shared/pick.ts'

import { type ChargeRow, wireCharge } from './charges.ts'
import { emit } from './events.ts'
import { answerPage, integer, metadata, pageParams, retrieve, withParams } from './params.ts'
import { type Call, newId } from './scope.ts'
import { answer, missing, type Reply, refusal, unixSeconds } from './wire.ts'

const RefundParams = z.strictObject({
  amount: integer.optional(),
  metadata: metadata.default({}),
  payment_intent: z.string(),
})

export const createRefund = withParams(RefundParams, async (call, params) => {
  const { payment_intent: intentId, metadata } = params
  const charge = await lockCharge(call, intentId)
  if (!charge) return notRefundable(call, intentId)

  const open = charge.amount - charge.amount_refunded
  const amount = params.amount ?? open
  return wrongRefund(amount, open) ?? answer(await refund(call, charge, { amount, metadata }))
})

async function lockCharge({ tx }: Call, intentId: string): Promise<ChargeRow | undefined> {
  const found = await tx.query<ChargeRow>(
    `select * from payment_sandbox.charges where intent_id = $1 for update`,
    [intentId],
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
  metadata: Record<string, string>
  created_at: Date
}

async function refund(
  call: Call,
  charge: ChargeRow,
  { amount, metadata }: Pick<RefundRow, 'amount' | 'metadata'>,
) {
  const row: RefundRow = {
    id: newId('re'),
    charge_id: charge.id,
    intent_id: charge.intent_id,
    amount,
    currency: charge.currency,
    metadata,
    created_at: call.now,
  }
  await call.tx.query(
    `insert into payment_sandbox.refunds
       (id, charge_id, intent_id, amount, currency, metadata, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, charge.id, charge.intent_id, amount, charge.currency, metadata, call.now],
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
  ...pick(refund, 'id', 'amount', 'currency', 'metadata'),
  object: 'refund',
  balance_transaction: null,
  charge: refund.charge_id,
  created: unixSeconds(refund.created_at),
  payment_intent: refund.intent_id,
  reason: null,
  receipt_number: null,
  status: 'succeeded',
})

export const retrieveRefund = retrieve('refund', 'refunds', wireRefund)

const ListRefundsParams = z.strictObject({ ...pageParams, payment_intent: z.string().optional() })

export const listRefunds = withParams(ListRefundsParams, (call, params) => {
  const filter = { table: 'refunds', intentId: params.payment_intent } as const
  return answerPage(call, params, filter, wireRefund)
})
