import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, invariant, ok, type Result } from '#shared/result.ts'

import type { Order } from '../store.server.ts'
import { type AttentionKind, ORDER_EXCEPTIONS, ORDER_WORK } from './attention-kinds.ts'
import { countAttention, listAnswersDue, listByAttention } from './attention-store.server.ts'

export type AttentionOrders = {
  count: number
  /** The most urgent first. */
  first: { order: Order; answerBy: Date | null }[]
}

/** The number of orders of one kind, and the first of them. */
export async function listOrdersByAttention(
  ctx: Context,
  kind: AttentionKind,
  limit: number,
): Promise<Result<AttentionOrders, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const count = await countAttention(ctx, kind)
  if (count === 0) return ok({ count, first: [] })

  const orders = await listByAttention(ctx, kind, limit)
  const ids = orders.map(({ id }) => id)
  const answers = kind === 'dispute' ? await listAnswersDue(ctx, ids) : new Map<string, Date>()
  const first = orders.map((order) => ({ order, answerBy: answers.get(order.id) ?? null }))
  return ok({ count, first })
}

/** All kinds except transfers that are still within their deadline. */
export async function countOrdersWithAttention(ctx: Context): Promise<Result<number, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const kinds = [...ORDER_EXCEPTIONS, ...ORDER_WORK].filter((kind) => kind !== 'transfer_due')
  const counts = await Promise.all(kinds.map((kind) => countAttention(ctx, kind)))
  return ok(counts.reduce((sum, count) => sum + count, 0))
}

/** Gauge for the metrics: the number of orders of each kind. */
export async function measureAttention(
  ctx: Context,
): Promise<{ kind: AttentionKind; count: number }[]> {
  invariant(may(ctx.actor, 'order.measure'), 'only the shop itself measures')
  const counted: { kind: AttentionKind; count: number }[] = []
  // One after the other: measuring a busy shop must take one of its connections, not all.
  for (const kind of [...ORDER_EXCEPTIONS, ...ORDER_WORK])
    counted.push({ kind, count: await countAttention(ctx, kind) })
  return counted
}
