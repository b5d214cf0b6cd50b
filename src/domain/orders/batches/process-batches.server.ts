/** Processes batches: each order once, in one transaction with its outcome. Decisions, section 12. */
import { findActiveStaff } from '#domain/accounts/staff/find-staff.server.ts'
import { actingAs } from '#domain/acting-as.ts'
import type { Context } from '#domain/context.ts'
import { fail, type Result } from '#shared/result.ts'

import { confirmOrder } from '../fulfilment/confirm-order.server.ts'
import { shipOrder } from '../fulfilment/ship-order.server.ts'
import type { StaffRefusal } from '../locked-order.server.ts'
import { endDoneBatches, takeNextItem, updateItem } from './batch-store.server.ts'

/** An order that causes this many unexpected errors is left to staff. */
const ERRORS_MAX = 3
/** Per run; the next run, a minute later, continues. */
const ORDERS_A_RUN = 1_000

type Item = NonNullable<Awaited<ReturnType<typeof takeNextItem>>>

export async function processBatches(ctx: Context): Promise<void> {
  const errors: unknown[] = []
  for (let processed = 0; processed < ORDERS_A_RUN; processed += 1) {
    const outcome = await processNext(ctx)
    if (outcome === 'nothing_due') break
    if (outcome !== 'processed') errors.push(outcome.error)
  }
  await endDoneBatches(ctx)
  if (errors.length > 0) throw new AggregateError(errors, 'orders of a batch failed')
}

/** An unexpected error rolls back the order's transaction and is counted in a new one; the other items come first. */
async function processNext(
  ctx: Context,
): Promise<'processed' | 'nothing_due' | { error: unknown }> {
  const held: { item: Item | null } = { item: null }
  try {
    return await ctx.transaction(async (ctx) => {
      const taken = await takeNextItem(ctx, ERRORS_MAX)
      if (!taken) return 'nothing_due'
      held.item = taken
      const result = await action(ctx, taken)
      const outcome = result.ok
        ? ({ state: 'done', refusal: null } as const)
        : ({ state: 'refused', refusal: result.error } as const)
      await updateItem(ctx, taken, { ...outcome, endedAt: ctx.now })
      return 'processed'
    })
  } catch (error) {
    if (held.item) await rememberError(ctx, held.item)
    return { error }
  }
}

async function rememberError(ctx: Context, item: Item): Promise<void> {
  const isLast = item.errorCount + 1 >= ERRORS_MAX
  const given = { state: 'refused', refusal: 'unexpected', endedAt: ctx.now } as const
  await updateItem(ctx, item, { hadError: true, ...(isLast && given) })
}

/** Acts as the staff member who created the batch, with their current permissions. */
async function action(ctx: Context, item: Item): Promise<Result<unknown, StaffRefusal>> {
  const staff = await findActiveStaff(ctx, item.requestedBy)
  if (!staff) return fail('forbidden')

  const actor = { kind: 'staff', userId: staff.id, role: staff.role } as const
  return ctx.transaction<Result<unknown, StaffRefusal>>((ctx) => {
    const asStaff = actingAs(ctx, actor)
    return item.action === 'confirm'
      ? confirmOrder(asStaff, item.orderId)
      : // Staff confirmed doubtful numbers when the batch was created.
        shipOrder(asStaff, item.orderId, item.trackingNumbers ?? '', true)
  })
}
