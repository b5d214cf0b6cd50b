/** Retry schedule, run every minute: queues deliveries that are due. */
import type { Context } from '#domain/context.ts'
import { addDays, addMinutes } from '#shared/add-time.ts'

import { DELIVERY_RETENTION_DAYS, DUE_PER_RUN_MAX, LOST_JOB_MINUTES } from './policy.ts'
import { deleteDeliveriesBefore, takeDue } from './store.server.ts'

/** The same mechanism takes up what was lost, whatever lost it: a killed process or an emptied queue. */
export async function sendDueWebhooks(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const lostAt = addMinutes(ctx.now, LOST_JOB_MINUTES)
    const due = await takeDue(ctx, { lostAt, limit: DUE_PER_RUN_MAX })
    for (const { id, endpointId, attempts } of due) {
      await ctx.enqueue('webhooks.deliver', { deliveryId: id, endpointId, attempt: attempts })
    }
    if (due.length === DUE_PER_RUN_MAX) await ctx.enqueue('webhooks.send_due', {})
  })
}

export const purgeOldDeliveries = (ctx: Context): Promise<void> =>
  deleteDeliveriesBefore(ctx, addDays(ctx.now, -DELIVERY_RETENTION_DAYS))
