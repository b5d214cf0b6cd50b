/** Disputes: the buyer's bank takes a payment back and asks for proof. Opened and decided by remote control only. */
import { z } from 'zod'

import { pick } from '#shared/pick.ts'

import { emit } from './events.ts'
import { retrieve } from './params.ts'
import { newId, type Scope } from './scope.ts'
import { unixSeconds } from './wire.ts'

export const DisputeRequest = z.union([
  z.strictObject({ intentId: z.string() }),
  z.strictObject({ disputeId: z.string(), status: z.enum(['won', 'lost', 'under_review']) }),
])

const DAYS_TO_ANSWER = 7

type DisputeRow = {
  id: string
  charge_id: string
  intent_id: string
  amount: number
  currency: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  due_at: Date
  created_at: Date
}

/** The number of the dispute, `null` for a payment that received nothing. */
export async function openDispute(scope: Scope, intentId: string): Promise<string | null> {
  const charged = await scope.tx.query<{ id: string }>(
    `update payment_sandbox.charges set is_disputed = true where intent_id = $1 returning id`,
    [intentId],
  )
  if (charged.rowCount === 0) return null

  const due = new Date(scope.now.getTime() + DAYS_TO_ANSWER * 86_400_000)
  const made = await scope.tx.query<DisputeRow>(
    `insert into payment_sandbox.disputes
       (id, charge_id, intent_id, amount, currency, reason, status, due_at, created_at)
     select $1, id, intent_id, amount, currency, 'fraudulent', 'needs_response', $3, $4
     from payment_sandbox.charges where intent_id = $2 returning *`,
    [newId('dp'), intentId, due, scope.now],
  )
  const [dispute] = made.rows
  if (!dispute) return null
  await emit(scope, 'charge.dispute.created', wireDispute(dispute))
  return dispute.id
}

export async function closeDispute(
  scope: Scope,
  { disputeId, status }: { disputeId: string; status: DisputeRow['status'] },
): Promise<string | null> {
  const changed = await scope.tx.query<DisputeRow>(
    `update payment_sandbox.disputes set status = $2 where id = $1 returning *`,
    [disputeId, status],
  )
  const [dispute] = changed.rows
  if (!dispute) return null
  await emit(scope, 'charge.dispute.closed', wireDispute(dispute))
  return dispute.id
}

const wireDispute = (dispute: DisputeRow) => ({
  ...pick(dispute, 'id', 'amount', 'currency', 'reason', 'status'),
  object: 'dispute',
  charge: dispute.charge_id,
  created: unixSeconds(dispute.created_at),
  evidence_details: { due_by: unixSeconds(dispute.due_at), has_evidence: false },
  livemode: false,
  metadata: {},
  payment_intent: dispute.intent_id,
})

export const retrieveDispute = retrieve('dispute', 'disputes', wireDispute)
