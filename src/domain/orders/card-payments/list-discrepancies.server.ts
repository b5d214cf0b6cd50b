import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { DiscrepancyKind } from '#domain/ledger/money-words.ts'
import { readOpenDiscrepancies } from '#domain/ledger/reconcile.server.ts'
import { pick } from '#shared/pick.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schema.ts'

import { findOrder } from '../store.server.ts'

const SHOWN_MAX = 100

/** The amount on each side, in minor units. */
const Amounts = z.object({ refundedMinor: z.number(), currency: z.enum(['jpy', 'usd']) })
/** As `findDiscrepancies` returns it; a side without the payment, or without its currency, is empty. */
const Detail = z
  .object({
    processor: Amounts.extend({ amountMinor: z.number() }).nullable().catch(null),
    ledger: Amounts.extend({ receivedMinor: z.number() }).nullable().catch(null),
  })
  .catch({ processor: null, ledger: null })

type Side = { receivedMinor: number; refundedMinor: number; currency: 'jpy' | 'usd' } | null

export type OpenDiscrepancy = {
  id: number
  kind: DiscrepancyKind
  intentId: string
  order: { id: string; number: string } | null
  processor: Side
  ledger: Side
  firstSeenAt: Date
}

/** Open discrepancies between the processor's records and ours, newest first. Decisions, section 7. */
export async function listOpenDiscrepancies(
  ctx: Context,
): Promise<Result<OpenDiscrepancy[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const rows = await readOpenDiscrepancies(ctx, SHOWN_MAX)
  return ok(await Promise.all(rows.map((row) => shown(ctx, row))))
}

type Row = Awaited<ReturnType<typeof readOpenDiscrepancies>>[number]

async function shown(ctx: Context, row: Row): Promise<OpenDiscrepancy> {
  const order = row.orderId === null ? null : await findOrder(ctx, row.orderId)
  const { processor, ledger } = Detail.parse(row.detail)
  return {
    ...pick(row, 'id', 'kind', 'intentId', 'firstSeenAt'),
    order: order && pick(order, 'id', 'number'),
    processor: processor && { ...processor, receivedMinor: processor.amountMinor },
    ledger,
  }
}
