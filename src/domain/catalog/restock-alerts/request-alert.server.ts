import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { mailboxOf } from '#domain/rate-limits/mailbox.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findOrderableNow } from '../orderable-now.server.ts'
import { openAlert } from './store.server.ts'

export type AlertRefusal =
  | RateLimited
  | { code: 'cartridge_unknown'; serials: string[] }
  | { code: 'back_in_stock'; serials: string[] }

/** The response is independent of earlier requests for the same address. */
export async function requestAlert(
  ctx: Context,
  { serial, email, address }: { serial: string; email: string; address: string },
): Promise<Result<{ id: string }, AlertRefusal>> {
  const counted = await consumeRateLimit(ctx, 'restock_alert_address', address)
  if (!counted.ok) return counted

  const { cartridges } = await findOrderableNow(ctx, { serials: [serial], slugs: [] })
  const available = cartridges.get(serial)
  if (available === undefined) return fail({ code: 'cartridge_unknown', serials: [serial] })
  if (available > 0) return fail({ code: 'back_in_stock', serials: [serial] })

  const mailed = await consumeRateLimit(ctx, 'restock_alert_email', mailboxOf(email))
  if (!mailed.ok) return mailed
  return ok({ id: await openAlert(ctx, { serial, email }) })
}
