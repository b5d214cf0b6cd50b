/** How much one role may refund of an order. Decision 0056. */
import type { Context } from '#domain/context.ts'
import type { OrderLedger } from '#domain/ledger/ledger.server.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import { type Currency, fromYen } from '#shared/money.ts'

/**
 * Minor units that the actor may still refund of this order, after what anybody refunded before; `null` without a limit.
 * Operations have the limit of the settings, a yen amount at the shop's rate.
 */
export async function refundLeftFor(
  ctx: Context,
  { currency }: { currency: Currency },
  { balance: { refundedMinor, promisedMinor } }: Pick<OrderLedger, 'balance'>,
): Promise<number | null> {
  const { actor } = ctx
  if (actor.kind !== 'staff' || actor.role !== 'operations') return null

  const found = await findSettings(ctx, ['operations_refund_limit_jpy', 'currency_rate'])
  const yen = Number(found.operations_refund_limit_jpy)
  const limit = fromYen(yen, currency, Number(found.currency_rate))
  return Math.max(0, limit.amountMinor - refundedMinor - promisedMinor)
}
