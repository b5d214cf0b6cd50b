import type { MoneyMethod, RefundState } from '#domain/ledger/money-words.ts'
import { addHours } from '#shared/add-time.ts'

import { CARD_REFUND_OVERDUE_HOURS } from '../policy.ts'

export type PromisedRefund = { state: RefundState; method: MoneyMethod; requestedAt: Date }

/** A card refund that the processor has not confirmed for this long: the job that sends it may be lost. */
export const isOverdueRefund = (
  { state, method, requestedAt }: PromisedRefund,
  now: Date,
): boolean => state === 'requested' && method === 'card' && requestedAt <= overdueSince(now)

/** Card refunds requested until then should have been confirmed by now. */
export const overdueSince = (now: Date): Date => addHours(now, -CARD_REFUND_OVERDUE_HOURS)
