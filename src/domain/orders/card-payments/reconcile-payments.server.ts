/** Reconciles our ledger with the processor's records. Staff see discrepancies until both agree. Decisions, section 7. */
import type { Context } from '#domain/context.ts'
import {
  type Discrepancy,
  findDiscrepancies,
  type OwnPayment,
} from '#domain/ledger/discrepancies.ts'
import {
  closeResolvedDiscrepancies,
  readCardMoney,
  recordDiscrepancy,
} from '#domain/ledger/reconcile.server.ts'
import { findOrdersOfIntents, listPaidIntents } from '#domain/payments/card-payment.server.ts'
import type { CardCharge } from '#domain/payments/gateway.ts'
import { addDays } from '#shared/add-time.ts'
import { isUuid } from '#shared/uuid.ts'

import { findOrder } from '../store.server.ts'
import { syncCardPayment } from './sync-card-payment.server.ts'

/** Refunds and disputes arrive late; older payments were reconciled often enough. */
const LOOK_BACK_DAYS = 35
/** Younger payments may be in progress, with their webhook on the way. */
const YOUNG_MS = 10 * 60_000

/** Syncs each payment to its order first; only remaining mismatches become discrepancies. */
export async function reconcilePayments(ctx: Context): Promise<number> {
  const since = addDays(ctx.now, -LOOK_BACK_DAYS)
  const charges = await readCharges(ctx, since)
  const own = await readOwn(ctx, charges)
  const unpaid = charges.filter(({ intentId }) => own.get(intentId)?.receivedMinor === 0)
  for (const { intentId } of unpaid) {
    const orderId = own.get(intentId)?.orderId
    if (orderId) await syncCardPayment(ctx, orderId)
  }

  const now = unpaid.length > 0 ? await readOwn(ctx, charges) : own
  const missing = await listMissing(ctx, since, charges)
  const found: Discrepancy[] = [...findDiscrepancies(charges, now), ...missing]
  for (const discrepancy of found) await recordDiscrepancy(ctx, discrepancy)
  const looked = [...charges.map(({ intentId }) => intentId), ...missing.map((it) => it.intentId)]
  await closeResolvedDiscrepancies(ctx, looked, found)
  return found.length
}

async function readCharges(ctx: Context, since: Date): Promise<CardCharge[]> {
  const charges: CardCharge[] = []
  let after: string | null = null
  do {
    const page = await ctx.cards.listCharges({ since, after })
    if (!page.ok) throw new Error(`reconciliation: ${page.error}`)
    charges.push(...page.value.charges)
    after = page.value.next
  } while (after !== null)
  return charges
}

/** Our record of each payment, by the processor's payment id. */
async function readOwn(
  ctx: Context,
  charges: readonly CardCharge[],
): Promise<Map<string, OwnPayment>> {
  const orderOf = await findOrdersOfIntents(
    ctx,
    charges.map(({ intentId }) => intentId),
  )
  for (const { intentId, orderId } of charges) {
    if (orderOf.has(intentId) || orderId === null) continue
    // Another shop on the same processor account may store other metadata here.
    if (isUuid(orderId) && (await findOrder(ctx, orderId))) orderOf.set(intentId, orderId)
  }
  return readCardMoney(ctx, orderOf)
}

/** Orders paid by card in our ledger that the processor has no record of. */
async function listMissing(
  ctx: Context,
  since: Date,
  charges: readonly CardCharge[],
): Promise<Discrepancy[]> {
  const known = new Set(charges.map(({ intentId }) => intentId))
  const until = new Date(ctx.now.getTime() - YOUNG_MS)
  const paid = await listPaidIntents(ctx, { since, until })
  return paid
    .filter(({ intentId }) => !known.has(intentId))
    .map(({ intentId, orderId }) => ({
      kind: 'order_paid_without_payment',
      intentId,
      orderId,
      detail: {},
    }))
}
