/** Works through what staff asked for many orders: each once, in a transaction with what became of it. Decisions, section 12. */
import { findActiveStaff } from '#domain/accounts/staff/find-staff.server.ts'
import { actingAs } from '#domain/acting-as.ts'
import type { Context } from '#domain/context.ts'
import { fail, type Result } from '#shared/result.ts'

import { confirmOrder } from '../fulfilment/confirm-order.server.ts'
import { shipOrder } from '../fulfilment/ship-order.server.ts'
import type { StaffRefusal } from '../locked-order.server.ts'
import { endDoneBatches, takeNextItem, updateItem } from './batch-store.server.ts'

/** An order that brings about an accident so often is left to a person. */
const ACCIDENTS_MAX = 3
/** In one run; whatever is left comes up with the next minute. */
const ORDERS_A_RUN = 1_000

type Item = NonNullable<Awaited<ReturnType<typeof takeNextItem>>>

export async function processBatches(ctx: Context): Promise<void> {
  const accidents: unknown[] = []
  for (let processed = 0; processed < ORDERS_A_RUN; processed += 1) {
    const outcome = await processNext(ctx)
    if (outcome === 'nothing_due') break
    if (outcome !== 'processed') accidents.push(outcome.accident)
  }
  await endDoneBatches(ctx)
  if (accidents.length > 0) throw new AggregateError(accidents, 'orders of a batch failed')
}

/** An accident undoes the order's transaction and is remembered beside it; the others have their turn first. */
async function processNext(
  ctx: Context,
): Promise<'processed' | 'nothing_due' | { accident: unknown }> {
  const held: { item: Item | null } = { item: null }
  try {
    return await ctx.transaction(async (ctx) => {
      const taken = await takeNextItem(ctx, ACCIDENTS_MAX)
      if (!taken) return 'nothing_due'
      held.item = taken
      const result = await action(ctx, taken)
      const outcome = result.ok
        ? ({ state: 'done', refusal: null } as const)
        : ({ state: 'refused', refusal: result.error } as const)
      await updateItem(ctx, taken, { ...outcome, endedAt: ctx.now })
      return 'processed'
    })
  } catch (accident) {
    if (held.item) await rememberAccident(ctx, held.item)
    return { accident }
  }
}

async function rememberAccident(ctx: Context, item: Item): Promise<void> {
  const isLast = item.accidents + 1 >= ACCIDENTS_MAX
  const given = { state: 'refused', refusal: 'unexpected', endedAt: ctx.now } as const
  await updateItem(ctx, item, { hadAccident: true, ...(isLast && given) })
}

/** As whoever asked, with the rights they have now. */
async function action(ctx: Context, item: Item): Promise<Result<unknown, StaffRefusal>> {
  const staff = await findActiveStaff(ctx, item.requestedBy)
  if (!staff) return fail('forbidden')

  const actor = { kind: 'staff', userId: staff.id, role: staff.role } as const
  return ctx.transaction<Result<unknown, StaffRefusal>>((ctx) => {
    const asStaff = actingAs(ctx, actor)
    return item.action === 'confirm'
      ? confirmOrder(asStaff, item.orderId)
      : shipOrder(asStaff, item.orderId, item.trackingNumber ?? '')
  })
}
