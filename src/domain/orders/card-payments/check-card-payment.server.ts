import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findCustomerOrder } from '../customer-order.server.ts'
import { type SyncedPayment, syncCardPayment } from './sync-card-payment.server.ts'

type Refusal = { code: 'not_found' | 'card_unavailable' } | RateLimited

/** Syncs the payment for the return page. Rate-limited, because each call asks the processor. */
export async function checkCardPayment(
  ctx: Context,
  orderId: string,
): Promise<Result<SyncedPayment, Refusal>> {
  const own = await findCustomerOrder(ctx, orderId)
  if (!own) return fail({ code: 'not_found' })

  const counted = await consumeRateLimit(ctx, 'payment_sync_account', own.userId)
  if (!counted.ok) return counted

  const synced = await syncCardPayment(ctx, own.id)
  return synced.ok ? ok(synced.value) : fail({ code: synced.error })
}
