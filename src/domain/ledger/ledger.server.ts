/** The ledger of an order, for use cases that have locked the order. Decisions, section 7. */
import type { Context } from '#domain/context.ts'
import type { PaymentCard } from '#domain/payments/payment-card.ts'
import { awaitAll } from '#shared/await-all.ts'

import { type Balance, balanceOf } from './balance.ts'
import { listMovements, listRefunds, type Movement, type Refund } from './store.server.ts'

export type { Dispute, Movement, Refund } from './store.server.ts'
export {
  findRefund as readRefund,
  insertMovement as writeMovement,
  insertRefund as promiseRefund,
  listDisputes as readDisputes,
  updateRefund as changeRefund,
  upsertDispute as saveDispute,
} from './store.server.ts'

export type OrderLedger = {
  movements: Movement[]
  refunds: Refund[]
  balance: Balance
  /** The card that paid; `null` for a transfer, and where the processor did not say it. */
  card: PaymentCard | null
}

export async function readLedger(
  ctx: Context,
  order: { id: string; totalMinor: number },
): Promise<OrderLedger> {
  const { movements, refunds } = await readEntries(ctx, order.id)
  return ledgerOf(order.totalMinor, movements, refunds)
}

/** What the ledger has of an order that is locked in the same round trip: its total, which a balance needs, is not known yet. */
export async function readEntries(
  ctx: Context,
  orderId: string,
): Promise<Pick<OrderLedger, 'movements' | 'refunds'>> {
  const [movements, refunds] = await awaitAll([
    listMovements(ctx, [orderId]),
    listRefunds(ctx, [orderId]),
  ])
  return { movements, refunds }
}

/** The books of many orders by their ids, in as many queries as that of one. */
export async function readLedgers(
  ctx: Context,
  orders: readonly { id: string; totalMinor: number }[],
): Promise<Map<string, OrderLedger>> {
  const ids = orders.map(({ id }) => id)
  const [movements, refunds] = await awaitAll([listMovements(ctx, ids), listRefunds(ctx, ids)])
  const movementsOf = Map.groupBy(movements, ({ orderId }) => orderId)
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId)
  return new Map(
    orders.map(({ id, totalMinor }) => [
      id,
      ledgerOf(totalMinor, movementsOf.get(id) ?? [], refundsOf.get(id) ?? []),
    ]),
  )
}

const ledgerOf = (totalMinor: number, movements: Movement[], refunds: Refund[]): OrderLedger => ({
  movements,
  refunds,
  balance: balanceOf(totalMinor, movements, refunds),
  card: movements.find(({ card }) => card !== null)?.card ?? null,
})
