import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listStock, type Stock } from './list-stock.server.ts'

/** Cartridges with low stock, lowest first. */
export async function listLowStock(
  ctx: Context,
  limit: number,
): Promise<Result<{ count: number; first: Stock[] }, 'forbidden'>> {
  if (!may(ctx.actor, 'stock.adjust')) return fail('forbidden')
  const low = (await listStock(ctx))
    .filter(({ isLow }) => isLow)
    .sort((one, other) => freeOf(one) - freeOf(other))
  return ok({ count: low.length, first: low.slice(0, limit) })
}

const freeOf = ({ onHand, reserved }: Stock): number => onHand - reserved
